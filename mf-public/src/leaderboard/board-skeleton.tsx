import { COLLAPSED_ROWS } from '@vetta/contract/prerender';
import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './board.css.ts';
import type { BoardTexts } from './board.tsx';
import { BoardHeader } from './board-header.tsx';
import * as row from './row.css.ts';

const rows = Array.from({ length: COLLAPSED_ROWS }, (_, index) => index + 1);

/** Shown while the standings load: rows with a position, a name and a total, as the board's. */
export const BoardSkeleton = ({ texts }: { readonly texts: BoardTexts }) => (
  <Card padding="lg">
    <BoardHeader title={texts['leaderboard.title']}>Caricamento…</BoardHeader>
    <div className={styles.rows} aria-hidden="true">
      {rows.map((position) => (
        <div key={position} className={`${row.row} ${position === 1 ? styles.skeletonLeader : ''}`}>
          <Skeleton shape="numeral" width="most" />
          <div>
            <Skeleton shape="title" width={position % 2 === 0 ? 'third' : 'half'} />
            <Skeleton width={position % 2 === 0 ? 'half' : 'most'} />
          </div>
          <div className={`${row.figures} ${styles.skeletonTotal}`}>
            <Skeleton shape="numeral" />
          </div>
        </div>
      ))}
    </div>
  </Card>
);
