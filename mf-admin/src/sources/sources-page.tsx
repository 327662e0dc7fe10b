import { Stack } from '@vetta/design-system/stack';
import { useToday } from '../day/use-server-time.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { CountedKinds } from './counted-kinds.tsx';
import { FetchedSheets } from './fetched-sheets.tsx';
import { Identities } from './identities.tsx';
import { Senders } from './senders.tsx';

/** «Fonti»: the sheets that are fetched, and the people of telephone systems and CRMs. */
export default function SourcesPage({ context }: SectionProps) {
  return (
    <Stack gap="xl">
      <FetchedSheets context={context} />
      <Senders context={context} />
      <Identities today={useToday(context)} />
      <CountedKinds />
    </Stack>
  );
}
