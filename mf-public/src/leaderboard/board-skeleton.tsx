import { COLLAPSED_ROWS } from '@vetta/contract/prerender';
import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './board.css.ts';
import { BoardHeader } from './board-header.tsx';

const rows = Array.from({ length: COLLAPSED_ROWS }, (_, index) => index + 1);

/** Shown while the standings load, at the height of the rows to come. */
export const BoardSkeleton = () => (
  <Card padding="lg">
    <BoardHeader>Caricamento…</BoardHeader>
    <div className={styles.rows} aria-hidden="true">
      {rows.map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  </Card>
);
