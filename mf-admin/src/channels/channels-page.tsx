import { useQuery } from '@tanstack/react-query';
import type { ChannelCard as Shown } from '@vetta/contract/channels';
import { channels as channelsQuery } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useDialogFromAddress } from '../kit/address/use-dialog-from-address.ts';
import { RemoveDialog } from '../kit/edits/remove-dialog.tsx';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { ChannelCard } from './channel-card.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

type OpenDialog =
  | { readonly kind: 'edit'; readonly channel: Shown | null }
  | { readonly kind: 'log'; readonly channel: Shown }
  | { readonly kind: 'remove'; readonly channel: Shown };

/** How often the cards are read while a message is on its way, in milliseconds. */
const WATCHED_MS = 3_000;

/** «Canali»: where the office hears of what happens. */
export default function ChannelsPage({ context }: SectionProps) {
  const query = useQuery({
    ...channelsQuery,
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastDelivery }) => lastDelivery?.state === 'waiting') ? WATCHED_MS : false,
  });
  const remove = useAdminMutation({
    run: ({ id }: Shown) => callWithStatus('DELETE /api/admin/channels/{id}', { params: { id } }),
    done: (_, { name }) => ({ title: `Il canale «${name}» è eliminato` }),
    failed: 'Impossibile eliminare il canale',
  });
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const add = () => open({ kind: 'edit', channel: null });
  useDialogFromAddress('canale', add);
  return (
    <Stack gap="xl">
      <SectionHeader
        title="Canali"
        subtitle="La chat dell’ufficio, o un programma, sa da sé quando la giornata è chiusa, chi è in testa, chi ha vinto."
        actions={
          <Button tone="primary" onPress={add}>
            <MessageSquarePlus size={18} aria-hidden="true" />
            Nuovo canale
          </Button>
        }
      />
      <QueryView
        query={query}
        loading="Caricamento dei canali…"
        skeleton={<ActionCardsSkeleton />}
        failed="I canali non sono arrivati"
        empty={
          <EmptyState title="Ancora nessun canale" level={3}>
            Con un canale l’ufficio segue la gara senza guardare uno schermo: in Slack, Teams, Google Chat,
            Discord, Mattermost o Telegram.
          </EmptyState>
        }
      >
        {(channels) => (
          <Grid as="ul" columns="wide">
            {channels.map((channel) => (
              <li key={channel.id}>
                <ChannelCard
                  channel={channel}
                  now={context.now()}
                  onEdit={() => open({ kind: 'edit', channel })}
                  onLog={() => open({ kind: 'log', channel })}
                  onTried={() => open({ kind: 'log', channel })}
                  onRemove={() => open({ kind: 'remove', channel })}
                />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
      {dialog?.kind === 'edit' && <ChannelDialog channel={dialog.channel} onClose={close} />}
      {dialog?.kind === 'log' && (
        <DeliveriesDialog channel={dialog.channel} now={context.now} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={`Elimina «${dialog.channel.name}»`}
          row={dialog.channel}
          remove={remove}
          onClose={close}
        >
          Se ne va con i suoi messaggi; quelli in attesa non partono. Non si torna indietro: l’indirizzo va
          scritto di nuovo.
        </RemoveDialog>
      )}
    </Stack>
  );
}
