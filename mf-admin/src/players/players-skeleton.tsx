import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';

/** The places of the cards that are on their way. */
export const PlayersSkeleton = () => (
  <Stack gap="md">
    <VisuallyHidden>
      <span role="status">Caricamento dei partecipanti…</span>
    </VisuallyHidden>
    {['primo', 'secondo', 'terzo'].map((place) => (
      <Skeleton key={place} shape="card" />
    ))}
  </Stack>
);
