import { useQuery } from '@tanstack/react-query';
import type { Channel, Delivery } from '@vetta/contract/channels';
import { deliveries } from '@vetta/contract/client/admin-queries';
import { formatInstant } from '@vetta/contract/client/formats';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Dialog } from '@vetta/design-system/dialog';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { QueryView } from '../kit/queries/query-view.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { eventName, STATE_TONES } from './channel-words.ts';
import * as styles from './deliveries.css.ts';
import { adviceFor, faredInWords, stateName } from './delivery-words.ts';

interface DeliveriesDialogProps {
  readonly channel: Channel;
  /** Returns the server's time. */
  readonly now: () => Date;
  readonly onClose: () => void;
}

/** How often the log is read while a message is on its way, in milliseconds. */
const WATCHED_MS = 1_500;

/** The last messages of a channel, with status and attempts. */
export function DeliveriesDialog({ channel, now, onClose }: DeliveriesDialogProps) {
  const query = useQuery({
    ...deliveries(channel.id),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? WATCHED_MS : false),
  });
  return (
    <Dialog
      title={`Messaggi di «${channel.name}»`}
      description="Gli ultimi 100. Uno non riuscito si riprova da solo per 24 ore."
      isOpen
      hasClose
      onClose={onClose}
    >
      <QueryView
        query={query}
        loading="Caricamento dei messaggi…"
        skeleton={<Skeleton width="most" />}
        failed="I messaggi non sono arrivati"
        empty={
          <EmptyState title="Ancora nessun messaggio" level={3}>
            «Prova» ne manda uno subito.
          </EmptyState>
        }
      >
        {(list) => (
          <Stack as="ul">
            {list.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} channel={channel} now={now()} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly channel: Channel;
  readonly now: Date;
}

function DeliveryRow({ delivery, channel, now }: DeliveryRowProps) {
  const resend = useChange('POST /api/admin/channels/deliveries/{id}/resend', {
    done: 'Il messaggio riparte',
    failed: 'Impossibile rimandare il messaggio',
  });
  const advice = adviceFor(delivery, channel.kind);
  const fared = faredInWords(delivery, now);
  const { id, event, text, state, createdAt, error } = delivery;
  return (
    <li className={styles.row}>
      <Stack gap="xs">
        <Inline gap="xs">
          <Badge tone={STATE_TONES[state]}>{stateName(delivery)}</Badge>
          <strong>{eventName(event)}</strong>
          <Text size="sm" tone="muted">
            {formatInstant(createdAt)}
          </Text>
        </Inline>
        <p className={styles.text}>{text}</p>
        {fared !== stateName(delivery) && (
          <Text size="sm" tone="muted">
            {fared}
          </Text>
        )}
        {error !== null && <Text size="sm">{advice === undefined ? error : `${error}. ${advice}`}</Text>}
        {state !== 'waiting' && (channel.isActive || event === 'trial') && (
          <Inline>
            <Button isPending={resend.isPending} onPress={() => resend.mutate({ params: { id } })}>
              Rimanda
            </Button>
          </Inline>
        )}
      </Stack>
    </li>
  );
}
