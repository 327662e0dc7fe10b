import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';

interface CardsSkeletonProps {
  /** As the cards will stand. */
  readonly shape?: 'grid' | 'rows';
}

/** Shown while cards of text load. */
export const CardsSkeleton = ({ shape = 'grid' }: CardsSkeletonProps) =>
  shape === 'grid' ? (
    <Grid>
      <Cards />
    </Grid>
  ) : (
    <Stack gap="sm">
      <Cards />
    </Stack>
  );

const Cards = () =>
  ['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'].map((key) => (
    <Card key={key} padding="sm">
      <Stack gap="xs">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </Stack>
    </Card>
  ));
