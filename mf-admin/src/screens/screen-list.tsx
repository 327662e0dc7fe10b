import { useQuery } from '@tanstack/react-query';
import {
  generations,
  notices as noticesQuery,
  screens as screensQuery,
} from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { Tagged } from '@vetta/contract/row-tag';
import type { ScreenCard as Card } from '@vetta/contract/screens';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Grid } from '@vetta/design-system/grid';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { counted, enumerated } from '../audit/words/enumeration.ts';
import { useDialogFromAddress } from '../kit/address/use-dialog-from-address.ts';
import { RemoveDialog } from '../kit/edits/remove-dialog.tsx';
import { ActionCardsSkeleton } from '../kit/queries/card-skeletons.tsx';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';
import { NoticeDialog } from '../notices/notice-dialog.tsx';
import { NoticeList } from '../notices/notice-list.tsx';
import { urgentOn } from '../notices/urgent-on.ts';
import { ExtendDialog } from '../plugins/extend-dialog.tsx';
import { useScenes } from '../screen-plan/use-scenes.ts';
import { NameDialog } from './name-dialog.tsx';
import { ScreenCard } from './screen-card.tsx';
import { screenName } from './words.ts';

type OpenDialog =
  | { readonly kind: 'name' | 'remove'; readonly screen: Tagged<Card> }
  | { readonly kind: 'extend' | 'notice' };

interface ScreenListProps {
  readonly now: Date;
  /** Returns the server's time. */
  readonly clock: () => Date;
}

/** The wall screens: those that wait for a name, then the others. */
export function ScreenList({ now, clock }: ScreenListProps) {
  const query = useQuery(screensQuery);
  const screens = query.data;
  // The cards do without: it says which screen tries something, and what the plugins are called.
  const { data: history } = useQuery(generations);
  const scenes = useScenes();
  const { data: running = [] } = useQuery(noticesQuery);
  const remove = useAdminMutation({
    run: ({ id, rowTag: ifMatch }: Tagged<Card>) =>
      callWithStatus('DELETE /api/admin/screens/{id}', { params: { id } }, { ifMatch }),
    done: (_, screen) => ({ title: `${screenName(screen)} non è più tra gli schermi` }),
    failed: 'Impossibile rimuovere lo schermo',
  });
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  useNamedInAddress(screens, (screen) => open({ kind: 'name', screen }));
  useDialogFromAddress('avviso', () => open({ kind: 'notice' }));
  const tried = history?.generations.find(({ canary }) => canary?.state === 'open');
  const cardsOf = (shown: readonly Tagged<Card>[]) => (
    <Grid as="ul" columns="wide">
      {shown.map((screen) => (
        <li key={screen.id}>
          <ScreenCard
            screen={screen}
            history={history}
            scenes={scenes}
            isUrgent={urgentOn([screen.id], running) !== undefined}
            now={now}
            onName={() => open({ kind: 'name', screen })}
            onRemove={() => open({ kind: 'remove', screen })}
            onExtend={() => open({ kind: 'extend' })}
          />
        </li>
      ))}
    </Grid>
  );
  const unnamed = screens?.filter(({ name }) => name === null) ?? [];
  const named = screens?.filter(({ name }) => name !== null) ?? [];
  return (
    <Stack gap="xl">
      <SectionHeader
        title="Schermi"
        subtitle={
          named.length > 0
            ? countsInWords(named)
            : 'Gli schermi alle pareti: come stanno e che cosa mostrano.'
        }
        actions={<Button onPress={() => open({ kind: 'notice' })}>Nuovo avviso</Button>}
      />
      <NoticeList screens={named} now={now} />
      <QueryView
        query={query}
        loading="Caricamento degli schermi…"
        skeleton={<ActionCardsSkeleton />}
        failed="Gli schermi non sono arrivati"
        empty={
          <EmptyState title="Ancora nessuno schermo" level={3}>
            Apri /kiosk sul televisore: mostra sei lettere, e dopo mezzo minuto compare qui.
          </EmptyState>
        }
      >
        {() => (
          <>
            {unnamed.length > 0 && (
              <TitledSection title="Aspettano un nome">
                <Text tone="muted">
                  Confronta le sei lettere con quelle sullo schermo. Chi non riceve un nome viene dimenticato
                  dopo un giorno.
                </Text>
                {cardsOf(unnamed)}
              </TitledSection>
            )}
            {named.length > 0 && <TitledSection title="Alle pareti">{cardsOf(named)}</TitledSection>}
          </>
        )}
      </QueryView>
      {dialog?.kind === 'name' && <NameDialog screen={dialog.screen} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveDialog
          title={`Rimuovi ${screenName(dialog.screen)}`}
          confirmLabel="Rimuovi"
          row={dialog.screen}
          remove={remove}
          onClose={close}
        >
          Lo schermo resta acceso, perde il nome e la sua programmazione, e torna a mostrare sei lettere. Non
          si torna indietro: per riaverlo gli si dà di nuovo un nome.
        </RemoveDialog>
      )}
      {dialog?.kind === 'notice' && <NoticeDialog screens={named} now={clock} onClose={close} />}
      {dialog?.kind === 'extend' && history && tried && (
        <ExtendDialog tried={tried} history={history} onClose={close} />
      )}
    </Stack>
  );
}

/** Returns «5 schermi: 3 accesi, 1 al buio e 1 perso». */
function countsInWords(screens: readonly Pick<Card, 'state'>[]): string {
  const count = (state: Card['state']) => screens.filter((screen) => screen.state === state).length;
  const states = enumerated([
    counted(count('on'), 'acceso', 'accesi'),
    counted(count('dark'), 'al buio', 'al buio'),
    counted(count('stale'), 'con dati vecchi', 'con dati vecchi'),
    counted(count('lost'), 'perso', 'persi'),
  ]);
  return `${counted(screens.length, 'schermo', 'schermi') ?? 'Nessuno schermo'}: ${states}.`;
}

const parameter = 'codice';

/**
 * Calls `open` with the screen whose six letters the address has, as a screen's QR code does (`?codice=KRTVMZ`), once it is
 * known that it waits for a name, and removes them from the address: a reload opens nothing.
 */
function useNamedInAddress(
  screens: readonly Tagged<Card>[] | undefined,
  open: (screen: Tagged<Card>) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get(parameter)?.toUpperCase();
  const screen = screens?.find((one) => one.code === code && one.name === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the address names a screen
  useEffect(() => {
    if (!screen) return;
    open(screen);
    setSearch({}, { replace: true });
  }, [screen?.id]);
}
