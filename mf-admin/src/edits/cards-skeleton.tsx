import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';

/** Shown while cards of text load. */
export const CardsSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <VisuallyHidden>
      <span role="status">{label}</span>
    </VisuallyHidden>
    <Grid>
      {['primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'].map((key) => (
        <Card key={key} padding="sm">
          <Stack gap="xs">
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </>
);
