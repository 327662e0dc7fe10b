import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useServerDay } from '../day/server-day.ts';
import { useTime } from '../day/use-time.ts';
import { isLandscape } from '../kiosk/frame.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { useStillScene } from '../kiosk/use-still-scene.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { useTexts } from '../texts/use-texts.ts';
import * as styles from './rules-scene.css.ts';
import { rulesTurn, wallRules } from './wall-rules.ts';
import { WallRulesPage } from './wall-rules-page.tsx';

/** One page of the rules in each round of the wall: the points, the month's programme, or the day's question. */
export default function RulesScene({ context }: SceneProps) {
  const { queries, frame, now, skip } = context;
  const { data: site, isError } = useQuery(queries.site);
  const scoring = useQuery(queries.publicScoring);
  const prizes = useQuery(queries.leaderboard).data?.prizes;
  const texts = useTexts(context);
  const today = useServerDay(context);
  const turn = useTime(now, rulesTurn);
  useSkip(skip, isError && !site);
  useStillScene(context);
  if (!site || scoring.isPending) return null;
  const page = wallRules(site, scoring.data, { day: Number(romeDay(today).slice(8)), turn });
  const way = isLandscape(frame) ? 'landscape' : 'portrait';
  return (
    <WallScene context={context} title={texts['rules.title']}>
      <div key={page.kind} className={`${styles.page} ${styles.way[way]}`}>
        <WallRulesPage
          page={page}
          way={way}
          contest={site.contest}
          prizes={prizes}
          today={today}
          texts={texts}
        />
      </div>
    </WallScene>
  );
}
