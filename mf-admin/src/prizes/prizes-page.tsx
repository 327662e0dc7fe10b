import { useQuery } from '@tanstack/react-query';
import { prizes as prizesQuery } from '@vetta/contract/client/admin-queries';
import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import type { Prize } from '@vetta/contract/prizes';
import { monthOf, romeDay } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useDialogFromAddress } from '../address/use-dialog-from-address.ts';
import { useServerTime } from '../day/use-server-time.ts';
import { RemoveDialog } from '../edits/remove-dialog.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { QueryView } from '../queries/query-view.tsx';
import { SectionHeader } from '../section-header.tsx';
import { type CrowdedPlace, crowdedPlaces } from './crowded-places.ts';
import { PrizeDialog } from './prize-dialog.tsx';
import { nextPosition } from './prize-fields.ts';
import { useRemovePrize } from './prize-mutations.ts';
import { usePool } from './prize-pool.ts';
import { PrizeSettingsDialog } from './prize-settings-dialog.tsx';
import { PrizeTile } from './prize-tile.tsx';
import * as styles from './prizes.css.ts';

type OpenDialog =
  | { readonly kind: 'prize'; readonly prize: Tagged<Prize> | null }
  | { readonly kind: 'remove'; readonly prize: Tagged<Prize> }
  | { readonly kind: 'settings' };

/** «Gestione Premi»: the prizes as the page shows them. */
export default function PrizesPage({ context }: SectionProps) {
  const board = context.queries.leaderboard;
  const currentMonth = useServerTime(context, monthAt);
  const query = useQuery(prizesQuery);
  const prizes = query.data;
  const pool = usePool(board);
  const remove = useRemovePrize();
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const add = () => open({ kind: 'prize', prize: null });
  useDialogFromAddress('premio', add);
  const active = prizes?.filter(({ isActive }) => isActive).length;

  return (
    <Stack gap="lg">
      <SectionHeader
        title="Gestione Premi"
        subtitle={[
          active === undefined ? 'I premi del mese' : `${active} di ${prizes?.length} attivi`,
          ...(pool === undefined ? [] : [`montepremi ${formatPoints(pool)} pt`]),
        ].join(' · ')}
        actions={
          <>
            <Button onPress={() => open({ kind: 'settings' })}>
              <Settings2 size={18} aria-hidden="true" />
              Impostazioni Premi
            </Button>
            <Button
              tone={prizes?.length === 0 ? 'neutral' : 'primary'}
              isDisabled={prizes === undefined}
              onPress={add}
            >
              <Plus size={18} aria-hidden="true" />
              Aggiungi Premio
            </Button>
          </>
        }
      />
      <QueryView
        query={query}
        loading="Caricamento premi..."
        skeleton={<PrizesSkeleton />}
        failed="I premi non sono arrivati"
        empty={<NoPrizes onAdd={add} />}
      >
        {(all) => (
          <Stack gap="md">
            <CrowdedPlaces places={crowdedPlaces(all, currentMonth)} />
            <ul className={styles.cards}>
              {all.map((prize) => (
                <li key={prize.id} className={styles.place}>
                  <PrizeTile
                    prize={prize}
                    onEdit={() => open({ kind: 'prize', prize })}
                    onRemove={() => open({ kind: 'remove', prize })}
                  />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </QueryView>
      {dialog?.kind === 'prize' && (
        <PrizeDialog
          prize={dialog.prize}
          position={nextPosition(prizes ?? [])}
          currentMonth={currentMonth}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveDialog title="Elimina Premio" row={dialog.prize} remove={remove} onClose={close}>
          Sei sicuro di voler eliminare il premio <strong>{dialog.prize.title}</strong>? I mesi passati
          tengono i loro premi.
        </RemoveDialog>
      )}
      {dialog?.kind === 'settings' && <PrizeSettingsDialog board={board} onClose={close} />}
    </Stack>
  );
}

const monthAt = (time: Date): string => monthOf(romeDay(time));

/** Points at places to which several active prizes go: often one of them was to be switched off. */
function CrowdedPlaces({ places }: { readonly places: readonly CrowdedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <Notice tone="warning" title="Più premi attivi per lo stesso posto">
      {places.map(({ position, month, titles }) => (
        <p key={`${position} ${month}`}>
          {position}° posto, {month === null ? 'ogni mese' : formatMonth(month)}: {listed(titles)}.
        </p>
      ))}
      <p>Vanno tutti alla stessa persona: se uno è di troppo, disattivalo o cambiagli mese o posizione.</p>
    </Notice>
  );
}

const and = new Intl.ListFormat('it-IT');
const listed = (titles: readonly string[]): string => and.format(titles.map((title) => `«${title}»`));

const NoPrizes = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    title="Nessun Premio Configurato"
    level={3}
    action={
      <Button tone="primary" onPress={onAdd}>
        Aggiungi Primo Premio
      </Button>
    }
  >
    I primi tre del mese vincono i premi: aggiungi che cosa c’è in palio.
  </EmptyState>
);

const PrizesSkeleton = () => (
  <div className={styles.cards}>
    {['primo', 'secondo', 'terzo', 'lotteria'].map((key) => (
      <Card key={key} padding="none">
        <div className={styles.skeleton}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
        </div>
      </Card>
    ))}
  </div>
);
