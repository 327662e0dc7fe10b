import { prizes } from '@vetta/contract/client/admin-queries';
import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import { Prize } from '@vetta/contract/prizes';
import { monthOf } from '@vetta/contract/rome-time';
import { tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Grid } from '@vetta/design-system/grid';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { enumerated } from '../audit/words/enumeration.ts';
import { useServerTime, useToday } from '../day/use-server-time.ts';
import { formValues } from '../kit/fields/fields.ts';
import { type HeadProps, type ListProps, Section } from '../kit/section.tsx';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { type CrowdedPlace, crowdedPlaces } from './crowded-places.ts';
import { monthAt } from './month-at.ts';
import { NextPrizes } from './next-prizes.tsx';
import { nextPosition, ofMonth, PrizeForm, prizeFields } from './prize-fields.ts';
import { PrizeInputs, PrizePreview } from './prize-inputs.tsx';
import { prizeMutations } from './prize-mutations.ts';
import { usePool } from './prize-pool.ts';
import { PrizeSettingsDialog } from './prize-settings-dialog.tsx';
import { PrizeTile } from './prize-tile.tsx';
import * as styles from './prizes.css.ts';

/** «Gestione Premi»: the prizes as the page shows them. */
export default function PrizesPage(props: SectionProps) {
  return (
    <Section
      {...props}
      name="prize"
      address="premio"
      query={prizes}
      mutations={prizeMutations}
      form={{
        row: tagged(Prize),
        schema: PrizeForm,
        fields: prizeFields,
        valuesOf: (prize, all) => ({
          ...formValues(PrizeForm, prizeFields, prize),
          ...(prize === null && { position: nextPosition(all) }),
        }),
        media: 'imageUrl',
        saysReason: true,
      }}
      words={{
        loading: 'Caricamento premi...',
        failed: 'I premi non sono arrivati',
        none: {
          title: 'Nessun Premio Configurato',
          text: 'I primi tre del mese vincono i premi: aggiungi che cosa c’è in palio.',
          add: 'Aggiungi Primo Premio',
        },
        adding: 'Nuovo Premio',
        changing: 'Modifica Premio',
        othersDid: (prize) => `ha cambiato il premio ${prize.title}${ofMonth(prize)}`,
        removing: () => 'Elimina Premio',
        remove: (prize) => (
          <>
            Sei sicuro di voler eliminare il premio <strong>{prize.title}</strong>
            {ofMonth(prize)}? I mesi passati tengono i loro premi.
          </>
        ),
      }}
      skeleton={<PrizesSkeleton />}
      Head={Head}
      List={List}
      Inputs={PrizeInputs}
      Preview={PrizePreview}
    />
  );
}

function Head({ rows, context, onAdd }: HeadProps<Prize>) {
  const board = context.queries.leaderboard;
  const pool = usePool(board);
  const [isSetting, setSetting] = useState(false);
  const current = useServerTime(context, monthAt);
  // As the dashboard counts them.
  const active = rows?.filter(({ isActive, month }) => isActive && (month ?? current) === current).length;
  return (
    <>
      <SectionHeader
        title="Gestione Premi"
        subtitle={[
          active === undefined
            ? 'I premi del mese'
            : `${active} di ${rows?.length} ${active === 1 ? 'attivo' : 'attivi'} questo mese`,
          ...(pool === undefined ? [] : [`montepremi ${formatPoints(pool)} pt`]),
        ].join(' · ')}
        actions={
          <>
            <Button onPress={() => setSetting(true)}>
              <Settings2 size={18} aria-hidden="true" />
              Impostazioni Premi
            </Button>
            <Button
              tone={rows?.length === 0 ? 'neutral' : 'primary'}
              isDisabled={rows === undefined}
              onPress={onAdd}
            >
              <Plus size={18} aria-hidden="true" />
              Aggiungi Premio
            </Button>
          </>
        }
      />
      {isSetting && <PrizeSettingsDialog board={board} onClose={() => setSetting(false)} />}
    </>
  );
}

function List({ rows, context, onEdit, onRemove }: ListProps<Prize>) {
  const today = useToday(context);
  return (
    <Stack gap="md">
      <NextPrizes today={today} />
      <CrowdedPlaces places={crowdedPlaces(rows, monthOf(today))} />
      <Grid as="ul">
        {rows.map((prize) => (
          <li key={prize.id} className={styles.place}>
            <PrizeTile prize={prize} onEdit={onEdit} onRemove={onRemove} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Points at places to which several active prizes go: often one of them was to be switched off. */
function CrowdedPlaces({ places }: { readonly places: readonly CrowdedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <Notice tone="warning" title="Più premi attivi per lo stesso posto">
      {places.map(({ position, month, titles }) => (
        <p key={`${position} ${month}`}>
          {position}° posto, {month === null ? 'ogni mese' : formatMonth(month)}:{' '}
          {enumerated(titles.map((title) => `«${title}»`))}.
        </p>
      ))}
      <p>Vanno tutti alla stessa persona: se uno è di troppo, disattivalo o cambiagli mese o posizione.</p>
    </Notice>
  );
}

function PrizesSkeleton() {
  return (
    <Grid>
      {['primo', 'secondo', 'terzo', 'lotteria'].map((key) => (
        <Card key={key} padding="none">
          <div className={styles.skeleton}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
          </div>
        </Card>
      ))}
    </Grid>
  );
}
