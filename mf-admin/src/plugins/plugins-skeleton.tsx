import { Skeleton } from '@vetta/design-system/skeleton';
import { SkeletonCards } from '../queries/skeleton-cards.tsx';
import * as styles from './plugins.css.ts';

/** Shown while the generations load. */
export const PluginsSkeleton = () => (
  <div className={styles.cards}>
    <SkeletonCards>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton shape="button" width="third" />
    </SkeletonCards>
  </div>
);
