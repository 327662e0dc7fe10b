import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import type { ReactNode } from 'react';

interface SkeletonCardsProps {
  readonly count?: number;
  readonly padding?: 'sm' | 'md';
  /** The skeleton of one card. */
  readonly children: ReactNode;
}

/** Cards in the place of those that load. */
export const SkeletonCards = ({ count = 3, padding = 'md', children }: SkeletonCardsProps) =>
  Array.from({ length: count }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <Card key={card} padding={padding}>
      <Stack gap="sm">{children}</Stack>
    </Card>
  ));

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

/** Shown while cards of text load. */
export const TextCardsSkeleton = () => (
  <SkeletonCards count={6} padding="sm">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
  </SkeletonCards>
);
