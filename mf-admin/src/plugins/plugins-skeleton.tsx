import { Grid } from '@vetta/design-system/grid';
import { Skeleton } from '@vetta/design-system/skeleton';
import { SkeletonCards } from '../queries/skeleton-cards.tsx';

/** Shown while the generations load. */
export const PluginsSkeleton = () => (
  <Grid columns="wide">
    <SkeletonCards>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton shape="button" width="third" />
    </SkeletonCards>
  </Grid>
);
