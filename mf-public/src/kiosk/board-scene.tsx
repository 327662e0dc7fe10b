import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { monthName } from '@vetta/contract/month-name';
import { hasPoints } from '@vetta/contract/prerender';
import type { CSSProperties } from 'react';
import * as styles from './board-scene.css.ts';
import { isLandscape } from './frame.ts';
import { isTodayMissing } from './missing-today.ts';
import { PageProgress } from './page-progress.tsx';
import { boardPages, MOST_ON_WALL, pageDuration } from './pages.ts';
import { usePageTimer } from './use-page-timer.ts';
import { WallBoard } from './wall-board.tsx';
import { WallScene } from './wall-scene.tsx';

/** The month's standings on a wall screen, one page at a time, readable from five metres. */
export default function BoardScene({ context }: SceneProps) {
  const { queries, scope, frame, minDurationMs, done, now } = context;
  const {
    data: board,
    isError,
    dataUpdatedAt,
  } = useQuery({ ...queries.leaderboard, refetchIntervalInBackground: true });

  const entries = board && hasPoints(board) ? board.entries : [];
  const { leaders, pages, layout } = boardPages(entries, frame);
  const pageMs = pageDuration(layout.columns * layout.rows, pages.length, minDurationMs);
  const page = usePageTimer({ pages: pages.length, pageMs, scope, done });

  const landscape = isLandscape(frame);
  // By the server's clock: how long ago they came, and how old they were then.
  const known = new Date(now().getTime() - (Date.now() - dataUpdatedAt) - (board?.age ?? 0) * 1000);
  const missing =
    board && entries.length > 0 && isTodayMissing(board, { now: now(), known })
      ? 'Oggi non ancora inserito'
      : undefined;

  return (
    <WallScene
      context={context}
      title={`Classifica${board ? ` di ${monthName(board.month)}` : ''}`}
      // A landscape screen has no height to spare, a portrait one no room in its foot.
      note={landscape ? undefined : missing}
      foot={
        <>
          <PageProgress page={page} pages={pages.length} pageMs={pageMs} />
          {landscape && missing && <p className={styles.missing}>{missing}</p>}
          {entries.length > MOST_ON_WALL && (
            <p className={styles.missing}>{`Altri ${entries.length - MOST_ON_WALL} sul telefono`}</p>
          )}
        </>
      }
    >
      {entries.length > 0 ? (
        <div className={styles.board} style={tracks(leaders.length, layout.rows, landscape)}>
          {leaders.length > 0 && (
            <WallBoard entries={leaders} all={entries} layout={{ columns: 1, rows: leaders.length }} />
          )}
          <WallBoard key={page} entries={pages[page] ?? []} all={entries} layout={layout} />
        </div>
      ) : (
        <div className={styles.message}>
          <p>{board ? 'Nessuna entry ancora questo mese' : placeholderText(isError)}</p>
          {board && <p className={styles.soon}>La salita comincia con i primi punti</p>}
        </div>
      )}
    </WallScene>
  );
}

/** The page stands beside the leaders, or beneath them on an upright screen, where all rows are equally high. */
const tracks = (leaders: number, rows: number, landscape: boolean): CSSProperties =>
  leaders === 0
    ? {}
    : landscape
      ? { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
      : { gridTemplateRows: `minmax(0, ${leaders}fr) minmax(0, ${rows}fr)` };

const placeholderText = (failed: boolean) =>
  failed ? 'Classifica non raggiungibile: riproviamo tra poco' : 'In attesa della classifica…';
