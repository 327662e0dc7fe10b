import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';

/** Shown while the players load. */
export const PlayersSkeleton = () => (
  <Stack gap="md">
    <VisuallyHidden>
      <span role="status">Caricamento dei partecipanti…</span>
    </VisuallyHidden>
    {['primo', 'secondo', 'terzo'].map((key) => (
      <Skeleton key={key} shape="card" />
    ))}
  </Stack>
);
