import { Skeleton } from '@vetta/design-system/skeleton';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import * as styles from './receipt.css.ts';
import { outline } from './silhouette.ts';

/** Shown while a receipt loads: the mountain's outline and some lines. */
export const ReceiptSkeleton = () => (
  <div className={styles.body}>
    <p role="status">
      <VisuallyHidden>Caricamento…</VisuallyHidden>
    </p>
    <svg viewBox="0 -50 400 226" className={styles.mountain} aria-hidden="true">
      <path d={outline(400, 176)} className={styles.skeletonShape} />
    </svg>
    <Skeleton width="most" />
    <Skeleton width="half" />
    <Skeleton width="most" />
    <Skeleton width="third" />
  </div>
);
