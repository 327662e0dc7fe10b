import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/plugin';
import { hasPoints } from '@vetta/contract/prerender';
import { Heading } from '@vetta/design-system/heading';
import { Horizon } from '@vetta/design-system/horizon';
import { Logo } from '@vetta/design-system/logo';
import * as styles from './board-scene.css.ts';
import { DayEnd, WallClock } from './clocks.tsx';
import { PageProgress } from './page-progress.tsx';
import { pageDuration, pagesOf } from './pages.ts';
import { isLandscape, rowsPerPage } from './rows-per-page.ts';
import { usePageTimer } from './use-page-timer.ts';
import { WallBoard } from './wall-board.tsx';

/** The month's standings on a wall screen, one page at a time, readable from five metres. */
export default function BoardScene({ context }: SceneProps) {
  const { queries, scope, frame, minDurationMs, done } = context;
  const { data: board, isError } = useQuery({ ...queries.leaderboard, refetchIntervalInBackground: true });

  const landscape = isLandscape(frame);
  const entries = board && hasPoints(board) ? board.entries : [];
  const layout = rowsPerPage(frame, entries.length);
  const pages = pagesOf(entries, layout);
  const pageMs = pageDuration(layout.columns * layout.rows, pages.length, minDurationMs);
  const page = usePageTimer({ pages: pages.length, pageMs, scope, done });

  return (
    <main className={styles.scene}>
      <div className={styles.horizon}>
        <Horizon />
      </div>
      <header className={`${styles.headerBase} ${styles.header[landscape ? 'landscape' : 'portrait']}`}>
        <Logo markOnly={!landscape} />
        <Heading level={1} size="title">
          Classifica{board && ` di ${board.month.replace(/ \d+$/, '')}`}
        </Heading>
        <WallClock clock={context} />
      </header>
      {entries.length > 0 ? (
        <WallBoard key={page} entries={pages[page] ?? []} leader={entries[0]?.total ?? 0} layout={layout} />
      ) : (
        <p className={styles.message}>
          {board ? 'Nessuna entry ancora questo mese' : placeholderText(isError)}
        </p>
      )}
      <footer className={styles.foot}>
        <PageProgress page={page} pages={pages.length} pageMs={pageMs} />
        <DayEnd clock={context} />
      </footer>
    </main>
  );
}

const placeholderText = (failed: boolean) =>
  failed ? 'Classifica non raggiungibile: riproviamo tra poco' : 'In attesa della classifica…';
