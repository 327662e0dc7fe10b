import { useQuery } from '@tanstack/react-query';
import { hasPoints } from '@vetta/contract/first-view';
import type { SceneProps } from '@vetta/contract/plugin';
import { Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Logo } from '@vetta/design-system/logo';
import { useServerClock } from '../day/server-day.ts';
import * as styles from './board-scene.css.ts';
import { DayEnd, WallClock } from './clocks.tsx';
import { isLying, layoutOf, pagesOf, pageTime } from './layout.ts';
import { PageProgress } from './page-progress.tsx';
import { usePaging } from './paging.ts';
import { WallBoard } from './wall-board.tsx';

/** The month's standings on a wall, a page at a time, readable from five metres. */
export default function BoardScene({ place }: SceneProps) {
  const { queries, scope, frame, turn, done } = place;
  useServerClock(place);
  const { data: board, isError } = useQuery({ ...queries.leaderboard, refetchIntervalInBackground: true });

  const lying = isLying(frame);
  const entries = board && hasPoints(board) ? board.entries : [];
  const layout = layoutOf(frame, entries.length);
  const pages = pagesOf(entries, layout);
  const pageMs = pageTime(layout.columns * layout.rows, pages.length, turn);
  const page = usePaging({ pages: pages.length, pageMs, scope, done });

  return (
    <main className={styles.scene}>
      <div className={styles.horizon}>
        <Horizon />
      </div>
      <header className={`${styles.head} ${styles.title[lying ? 'middle' : 'wide']}`}>
        <Logo markOnly={!lying} />
        <Heading level={1} size="title">
          Classifica{board && ` di ${board.month.replace(/ \d+$/, '')}`}
        </Heading>
        <WallClock scope={scope} />
      </header>
      {entries.length > 0 ? (
        <WallBoard key={page} entries={pages[page] ?? []} leader={entries[0]?.total ?? 0} layout={layout} />
      ) : (
        <p className={styles.message}>{board ? 'Nessuna entry ancora questo mese' : waiting(isError)}</p>
      )}
      <footer className={styles.foot}>
        <PageProgress page={page} pages={pages.length} pageMs={pageMs} />
        <DayEnd scope={scope} />
      </footer>
    </main>
  );
}

const waiting = (failed: boolean) =>
  failed ? 'Classifica non raggiungibile: riproviamo tra poco' : 'In attesa della classifica…';
