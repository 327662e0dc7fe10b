import { COLLAPSED_ROWS } from '@vetta/contract/first-view';
import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './board.css.ts';
import { BoardHeader } from './board-header.tsx';

const places = Array.from({ length: COLLAPSED_ROWS }, (_, index) => index + 1);

/** While the standings are on their way: the room that they will take. */
export const BoardSkeleton = () => (
  <Card padding="lg">
    <BoardHeader>Caricamento…</BoardHeader>
    <div className={styles.rows} aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} shape="row" />
      ))}
    </div>
  </Card>
);
