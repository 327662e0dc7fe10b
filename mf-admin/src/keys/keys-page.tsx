import { useQuery } from '@tanstack/react-query';
import { keys as keysQuery } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Key, MadeKey } from '@vetta/contract/keys';
import { romeDay } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { useAtomValue } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../day/use-server-time.ts';
import { RemoveDialog } from '../kit/edits/remove-dialog.tsx';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { hasSharedKey } from '../login/admin-key.ts';
import { KeyCard } from './key-card.tsx';
import { MadeKeyDialog, NewKeyDialog } from './new-key-dialog.tsx';

const SUBTITLE =
  'Una per ogni persona e ogni programma: fa solo quello che serve, e si revoca senza toccare le altre.';

/** «Chiavi»: the keys with a name. Only the shared key makes and revokes them. */
export default function KeysPage(props: SectionProps) {
  if (useAtomValue(hasSharedKey)) return <Keys {...props} />;
  return (
    <Stack gap="xl">
      <SectionHeader title="Chiavi" subtitle={SUBTITLE} />
      <EmptyState title="Le chiavi si gestiscono con quella comune" level={3}>
        Sei entrato con una chiave che porta un nome: fa tutto il resto. Per creare o revocare una chiave,
        esci e accedi con la chiave comune.
      </EmptyState>
    </Stack>
  );
}

type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly made: MadeKey }
  | { readonly kind: 'revoke'; readonly key: Key };

function Keys({ context }: SectionProps) {
  const now = useNow(context);
  const query = useQuery(keysQuery);
  const revoke = useAdminMutation({
    run: ({ id }: Key) => callWithStatus('DELETE /api/admin/keys/{id}', { params: { id } }),
    done: (_, { name }) => ({ title: `La chiave «${name}» è revocata` }),
    failed: 'Impossibile revocare la chiave',
  });
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  return (
    <Stack gap="xl">
      <SectionHeader
        title="Chiavi"
        subtitle={SUBTITLE}
        actions={
          <Button tone="primary" onPress={() => open({ kind: 'new' })}>
            <KeyRound size={18} aria-hidden="true" />
            Nuova chiave
          </Button>
        }
      />
      <QueryView
        query={query}
        loading="Caricamento delle chiavi…"
        skeleton={<ActionCardsSkeleton />}
        failed="Le chiavi non sono arrivate"
        empty={
          <EmptyState title="Ancora nessuna chiave con un nome" level={3}>
            Adesso tutti usano la chiave comune, che apre tutto. Con una chiave per ciascuno il Registro dice
            chi è stato, e di chi se ne va si revoca solo la sua.
          </EmptyState>
        }
      >
        {(keys) => (
          <Grid as="ul" columns="wide">
            {keys.map((key) => (
              <li key={key.id}>
                <KeyCard shown={key} now={now} onRevoke={() => open({ kind: 'revoke', key })} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
      {dialog?.kind === 'new' && (
        <NewKeyDialog today={romeDay(now)} onMade={(made) => open({ kind: 'made', made })} onClose={close} />
      )}
      {dialog?.kind === 'made' && <MadeKeyDialog made={dialog.made} onClose={close} />}
      {dialog?.kind === 'revoke' && (
        <RemoveDialog
          title={`Revoca «${dialog.key.name}»`}
          confirmLabel="Revoca"
          row={dialog.key}
          remove={revoke}
          onClose={close}
        >
          Chi la usa viene rifiutato subito, anche dove è già entrato. Non si torna indietro: al suo posto si
          crea una chiave nuova.
        </RemoveDialog>
      )}
    </Stack>
  );
}
