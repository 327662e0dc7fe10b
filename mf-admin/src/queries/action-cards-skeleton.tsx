import { Grid } from '@vetta/design-system/grid';
import { Skeleton } from '@vetta/design-system/skeleton';
import { SkeletonCards } from './skeleton-cards.tsx';

/** Shown while cards of a name, a line and a button load. */
export const ActionCardsSkeleton = () => (
  <Grid columns="wide">
    <SkeletonCards>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton shape="button" />
    </SkeletonCards>
  </Grid>
);
