import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useServerDay } from '../day/server-day.ts';
import { isLandscape } from '../kiosk/frame.ts';
import { PageProgress } from '../kiosk/page-progress.tsx';
import { usePageTimer } from '../kiosk/use-page-timer.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { useTexts } from '../texts/use-texts.ts';
import * as styles from './rules-scene.css.ts';
import { rulesPageMs, wallRules } from './wall-rules.ts';
import { WallRulesPage } from './wall-rules-page.tsx';

/** The rules, one page at a time: the points, the month's programme, what disqualifies, and the day's question. */
export default function RulesScene({ context }: SceneProps) {
  const { queries, scope, frame, minDurationMs, done, skip } = context;
  const { data: site, isError } = useQuery(queries.site);
  const scoring = useQuery(queries.publicScoring);
  const prizes = useQuery(queries.leaderboard).data?.prizes;
  const texts = useTexts(context);
  const today = useServerDay(context);
  const pages = site ? wallRules(site, scoring.data, Number(romeDay(today).slice(8))) : [];
  const most = Math.max(1, pages.length);
  const pageMs = rulesPageMs(most, minDurationMs);
  const index = usePageTimer({ pages: most, pageMs, scope, done });
  useSkip(skip, isError && !site);
  const page = pages[index];
  if (!page || scoring.isPending) return null;
  const way = isLandscape(frame) ? 'landscape' : 'portrait';
  return (
    <WallScene
      context={context}
      title={texts['rules.title']}
      foot={<PageProgress page={index} pages={pages.length} pageMs={pageMs} />}
    >
      <div key={page.kind} className={`${styles.page} ${styles.way[way]}`}>
        <WallRulesPage
          page={page}
          way={way}
          contest={site?.contest}
          prizes={prizes}
          today={today}
          texts={texts}
        />
      </div>
    </WallScene>
  );
}
