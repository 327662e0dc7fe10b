import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { metalOfPlace } from '@vetta/contract/honours';
import { toPerson } from '@vetta/contract/italian-article';
import { hasPoints } from '@vetta/contract/prerender';
import type { Prize } from '@vetta/contract/prizes';
import { isLandscape } from '../kiosk/frame.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { MonthEnd, useMonthEnd } from '../reveal/month-end.tsx';
import { MorePrizes } from './more-prizes.tsx';
import { PodiumPeaks } from './podium-peaks.tsx';
import { podiumView } from './podium-view.ts';
import { WallPicture } from './wall-picture.tsx';
import * as styles from './wall-prizes.css.ts';

/**
 * The podium as three peaks, with the month's prizes at their feet. Left out while there are no prizes. On the first days, until there
 * are points, the podium is the month before's.
 */
export default function PodiumScene({ context }: SceneProps) {
  const { queries, frame, skip } = context;
  const { data: board, isError } = useQuery(queries.leaderboard);
  const contest = useQuery(queries.site).data?.contest;
  const view = board && podiumView(board);
  const isEmpty = view !== undefined && view.prizes.length + view.more.length === 0;
  useSkip(skip, isEmpty || (isError && !board));
  useStillScene(context);
  const { end, isLoading } = useMonthEnd(context);
  if (!view || isEmpty) return null;
  const isStart = !hasPoints(board);
  if (isStart && isLoading) return null;
  if (isStart && end) return <MonthEnd context={context} end={end} />;
  const way = isLandscape(frame) ? 'landscape' : 'portrait';
  return (
    <WallScene context={context} title={`Podio e premi di ${view.monthName}`}>
      <div className={`${styles.root} ${styles.way[way]}`}>
        <PodiumPeaks standings={view.podium} />
        {view.prizes.length > 0 && (
          <ol className={`${styles.prizes} ${styles.prizesWay[way]}`}>
            {view.prizes.map(({ prize, holder }) => (
              <WallPrize key={prize.id} prize={prize} holder={holder} way={way} />
            ))}
          </ol>
        )}
        {view.more.length > 0 && <MorePrizes prizes={view.more} contest={contest} />}
      </div>
    </WallScene>
  );
}

interface WallPrizeProps {
  readonly prize: Prize;
  /** Who would win it today, where the peak above is somebody else's. */
  readonly holder: string | undefined;
  readonly way: keyof typeof styles.prizeWay;
}

/** A prize of the podium: beneath its peak, or in the order of the places on a portrait screen. */
const WallPrize = ({ prize: { position, title, imageUrl }, holder, way }: WallPrizeProps) => (
  <li className={`${styles.prize} ${styles.prizeWay[way]}`} data-tier={metalOfPlace(position)}>
    <WallPicture address={imageUrl} />
    <div className={styles.words}>
      <p className={styles.place}>{position}° POSTO</p>
      <p className={styles.title}>{title}</p>
      {holder && <p className={styles.holder}>per ora {toPerson(holder)}</p>}
    </div>
  </li>
);
