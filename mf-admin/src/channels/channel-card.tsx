import type { ChannelCard as Shown } from '@vetta/contract/channels';
import { formatInstant } from '@vetta/contract/client/formats';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FactList } from '@vetta/design-system/fact-list';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useChange } from '../kit/use-admin-mutation.ts';
import { EVENT_NAMES, KIND_NAMES, offInWords } from './channel-words.ts';
import { adviceFor, faredInWords, isRetried } from './delivery-words.ts';

interface ChannelCardProps {
  readonly channel: Shown;
  readonly now: Date;
  readonly onEdit: () => void;
  readonly onLog: () => void;
  readonly onRemove: () => void;
  /** A trial is on its way. */
  readonly onTried: () => void;
}

/** A channel: where it sends to, what it hears of, and how its newest message fared. */
export function ChannelCard({ channel, now, onEdit, onLog, onRemove, onTried }: ChannelCardProps) {
  const { id, name, kind, host, events, isActive, adminOnly, missingAt, lastDelivery } = channel;
  // The log shows how it fared.
  const test = useChange('POST /api/admin/channels/{id}/test', {
    done: () => ({ title: `Prova in partenza verso «${name}»` }),
    failed: 'Impossibile provare il canale',
  });
  const off = offInWords(channel);
  const titleId = `canale-${id}`;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      foot={
        <Inline gap="xs">
          <Button
            size="sm"
            aria-describedby={titleId}
            isPending={test.isPending}
            onPress={() => test.mutate({ params: { id } }, { onSuccess: onTried })}
          >
            Prova
          </Button>
          <Button size="sm" aria-describedby={titleId} onPress={onLog}>
            Messaggi
          </Button>
          <Button size="sm" aria-describedby={titleId} onPress={onEdit}>
            Modifica
          </Button>
          <Button size="sm" tone="danger" aria-describedby={titleId} onPress={onRemove}>
            Elimina
          </Button>
        </Inline>
      }
    >
      <Stack gap="sm">
        <Inline gap="xs">
          <Heading level={3} id={titleId}>
            {name}
          </Heading>
          <Badge tone={isActive ? 'success' : off ? 'danger' : 'neutral'}>
            {isActive ? 'Attivo' : 'Spento'}
          </Badge>
          {adminOnly && <Badge tone="info">Solo admin</Badge>}
        </Inline>
        {off && <Text size="sm">{off}</Text>}
        <FactList
          facts={[
            { name: 'Dove', value: `${KIND_NAMES[kind]} · ${host}` },
            {
              name: 'Riceve',
              value: events
                .map((event) =>
                  event === 'numbers_missing' && missingAt
                    ? `${EVENT_NAMES[event]} alle ${missingAt}`
                    : EVENT_NAMES[event],
                )
                .join(', '),
            },
            {
              name: 'Ultimo messaggio',
              value: lastDelivery
                ? `${formatInstant(lastDelivery.at)} · ${faredInWords(lastDelivery, now)}`
                : 'Ancora nessuno',
              isOdd: lastDelivery !== null && (lastDelivery.state === 'failed' || isRetried(lastDelivery)),
            },
          ]}
        />
        {/* What a channel that is off needs stands above. */}
        {lastDelivery?.error && isActive && (
          <Text size="sm">
            {[lastDelivery.error, adviceFor(lastDelivery, kind)].filter(Boolean).join('. ')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
