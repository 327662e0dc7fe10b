import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import type { SceneProps } from '@vetta/contract/front-end';
import { clockFigures, secondsToDayEnd, whatEnds } from '../day/day-end.ts';
import { useServerDay } from '../day/server-day.ts';
import { useTime } from '../day/use-time.ts';
import { isLandscape } from '../kiosk/frame.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import * as styles from './month-scene.css.ts';
import { daysLeftInWords, monthView } from './month-view.ts';
import { WallClimb } from './wall-climb.tsx';

const figuresToDayEnd = (now: Date) => clockFigures(secondsToDayEnd(now)).join(' ');

/** The month as a climb across the whole screen with today's flag, and the time until the day's end. */
export default function MonthScene({ context }: SceneProps) {
  useStillScene(context);
  const month = monthView(useServerDay(context));
  const entries = useQuery(context.queries.leaderboard).data?.entries ?? [];
  const together = entries.reduce((sum, { total }) => sum + total, 0);
  const [hours, minutes, seconds] = useTime(context.now, figuresToDayEnd).split(' ');
  const way = isLandscape(context.frame) ? 'landscape' : 'portrait';
  return (
    <WallScene
      context={context}
      title={`Il mese di ${month.monthName}`}
      showsDayEnd={false}
      background={<WallClimb month={month} />}
    >
      <div className={`${styles.words} ${styles.way[way]}`}>
        <div>
          <p className={styles.day}>
            Giorno {month.day} <span className={styles.of}>di {month.days}</span>
          </p>
          <p className={styles.left}>{daysLeftInWords(month)}</p>
        </div>
        <div className={styles.reset}>
          <p className={styles.label} id="fine-giornata">
            {useTime(context.now, whatEnds)}
          </p>
          <p className={styles.figures} role="timer" aria-labelledby="fine-giornata">
            {hours}
            <span className={styles.unit}>h</span> {minutes}
            <span className={styles.unit}>m</span> {seconds}
            <span className={styles.unit}>s</span>
          </p>
        </div>
        {together > 0 && (
          <div>
            <p className={styles.label}>Tutti insieme</p>
            <p className={styles.figures}>
              {formatPoints(together)}
              <span className={styles.unit}>pt</span>
            </p>
          </div>
        )}
      </div>
    </WallScene>
  );
}
