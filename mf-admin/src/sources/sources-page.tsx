import { useQuery } from '@tanstack/react-query';
import { sources as sourcesQuery } from '@vetta/contract/client/admin-queries';
import type { Tagged } from '@vetta/contract/row-tag';
import type { SourceCard as Source } from '@vetta/contract/sources';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDialogFromAddress } from '../address/use-dialog-from-address.ts';
import { useNow } from '../day/use-now.ts';
import { useToday } from '../day/use-today.ts';
import { RemoveDialog } from '../edits/remove-dialog.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { ActionCardsSkeleton } from '../queries/action-cards-skeleton.tsx';
import { QueryView } from '../queries/query-view.tsx';
import { SectionHeader } from '../section-header.tsx';
import { CountedKinds } from './counted-kinds.tsx';
import { Identities } from './identities.tsx';
import { Senders } from './senders.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { useRemoveSource } from './source-mutations.ts';

type OpenDialog =
  | { readonly kind: 'edit'; readonly source: Tagged<Source> | null }
  | { readonly kind: 'look'; readonly source: Tagged<Source> }
  | { readonly kind: 'remove'; readonly source: Tagged<Source> };

/** «Fonti»: the sheets that are fetched, and the people of telephone systems and CRMs. */
export default function SourcesPage({ context }: SectionProps) {
  const now = useNow(context);
  const today = useToday(context);
  const query = useQuery(sourcesQuery);
  const remove = useRemoveSource();
  const [dialog, open] = useState<OpenDialog | null>(null);
  const add = () => open({ kind: 'edit', source: null });
  const close = () => open(null);
  useDialogFromAddress('fonte', add);
  return (
    <Stack gap="xl">
      <SectionHeader
        title="Fonti"
        subtitle="I numeri che arrivano da soli: da un foglio, dal centralino, dal CRM."
        actions={
          <Button tone="primary" onPress={add}>
            <Plus size={18} aria-hidden="true" />
            Nuova fonte
          </Button>
        }
      />
      <QueryView
        query={query}
        loading="Caricamento delle fonti…"
        skeleton={<ActionCardsSkeleton />}
        failed="Le fonti non sono arrivate"
        empty={
          <EmptyState title="Ancora nessun foglio" level={3}>
            Se i numeri della sera stanno in un foglio pubblicato, Vetta lo prende da sola e registra quello
            che cambia. Quello che non capisce non lo prende, e lo dice qui.
          </EmptyState>
        }
      >
        {(sources) => (
          <Grid as="ul" columns="wide">
            {sources.map((source) => (
              <li key={source.id}>
                <SourceCard
                  source={source}
                  now={now}
                  onLook={() => open({ kind: 'look', source })}
                  onEdit={() => open({ kind: 'edit', source })}
                  onRemove={() => open({ kind: 'remove', source })}
                />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
      <Senders context={context} />
      <Identities today={today} />
      <CountedKinds />
      {dialog?.kind === 'edit' && <SourceDialog source={dialog.source} onClose={close} />}
      {dialog?.kind === 'look' && <SheetDialog source={dialog.source} today={today} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={`Elimina «${dialog.source.name}»`}
          row={dialog.source}
          remove={remove}
          onClose={close}
        >
          Il foglio non viene più preso. I numeri che ha portato restano dove sono.
        </RemoveDialog>
      )}
    </Stack>
  );
}
