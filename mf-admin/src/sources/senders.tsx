import { useQuery } from '@tanstack/react-query';
import { senders as sendersQuery } from '@vetta/contract/client/admin-queries';
import type { Sender } from '@vetta/contract/senders';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Grid } from '@vetta/design-system/grid';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useState } from 'react';
import { amount } from '../audit/words/enumeration.ts';
import { agoInWords } from '../dashboard/words.ts';
import { useNow } from '../day/use-server-time.ts';
import { PassOn } from '../keys/pass-on.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import type { SectionProps } from '../layout/section-props.ts';

type Brought = Sender['brought'][number];

/** Whose a source or an event is; a revoked key keeps its name. */
const keyInWords = ({ keyId, key }: Pick<Brought, 'keyId' | 'key'>): string =>
  keyId === null ? 'la chiave condivisa' : key === null ? 'una chiave di prima' : `la chiave «${key}»`;

/** The sources of events, whose they are, and what each key brought, which can be taken out. */
export function Senders({ context }: SectionProps) {
  const now = useNow(context);
  const { data = [] } = useQuery(sendersQuery);
  if (data.length === 0) return null;
  return (
    <TitledSection title="Centralini e CRM">
      <Grid as="ul" columns="wide">
        {data.map((sender) => (
          <li key={sender.source}>
            <SenderCard sender={sender} now={now} />
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}

function SenderCard({ sender, now }: { readonly sender: Sender; readonly now: Date }) {
  const { source, isClaimed, lastEventAt, refusedToday, brought } = sender;
  const [asked, ask] = useState<Brought | null>(null);
  const remove = useChange('DELETE /api/admin/senders/{source}/events', {
    done: () => ({ title: `Gli eventi di «${source}» sono tolti` }),
    failed: 'Gli eventi sono rimasti',
  });
  const handOver = useChange('PUT /api/admin/senders/{source}', {
    done: () => ({ title: `«${source}» ha un’altra chiave` }),
    failed: 'La chiave è rimasta quella di prima',
  });
  const said = [
    lastEventAt !== null && `ultimo evento arrivato ${agoInWords(now, new Date(lastEventAt))}`,
    refusedToday > 0 && `${amount(refusedToday, 'evento rifiutato', 'eventi rifiutati')} oggi`,
  ].filter((part) => part !== false);
  return (
    <Card as="article" aria-label={source}>
      <Stack gap="sm">
        <div>
          <strong>{source}</strong>
          <Text tone="muted">
            {isClaimed
              ? `È di: ${keyInWords(sender)}`
              : 'Non è ancora di nessuna chiave: la prende la prima che la usa'}
            {said.map((part) => ` · ${part}`)}
          </Text>
        </div>
        {brought.map((one) => (
          <Inline key={String(one.keyId)} gap="xs">
            <Text>
              {amount(one.events, 'evento', 'eventi')}
              {one.cancellations > 0 && ` e ${amount(one.cancellations, 'annullamento', 'annullamenti')}`} con{' '}
              {keyInWords(one)}
            </Text>
            <Button size="sm" onPress={() => ask(one)}>
              Togli
            </Button>
          </Inline>
        ))}
        <div>
          <PassOn
            what={source}
            scopes={['admin', 'entries', 'events']}
            isPending={handOver.isPending}
            pass={(keyId, close) =>
              handOver.mutate({ params: { source }, body: { keyId } }, { onSuccess: close })
            }
          >
            Da adesso manda eventi con questo nome solo la chiave che scegli. Quello che è arrivato resta.
          </PassOn>
        </div>
      </Stack>
      {asked && (
        <ConfirmDialog
          title={`Togli da «${source}»`}
          confirmLabel="Togli"
          isOpen
          isPending={remove.isPending}
          onClose={() => ask(null)}
          onConfirm={() =>
            remove.mutate(
              { params: { source }, query: { key: asked.keyId ?? 'shared' } },
              { onSettled: () => ask(null) },
            )
          }
        >
          Va via tutto ciò che ha portato {keyInWords(asked)}, anche gli annullamenti: le giornate si contano
          senza. Se non resta altro, la fonte sparisce da qui. Dal Registro si può annullare.
        </ConfirmDialog>
      )}
    </Card>
  );
}
