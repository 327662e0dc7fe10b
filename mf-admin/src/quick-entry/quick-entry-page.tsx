import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminName } from '../admin-name/admin-name.ts';
import { BeforeFirstDay } from '../day/before-first-day.tsx';
import { useChosenDay } from '../day/use-chosen-day.ts';
import { useFirstDay } from '../day/use-first-day.ts';
import { useToday } from '../day/use-server-time.ts';
import { isMissing } from '../entries/with-data.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { DayGrid } from './day-grid.tsx';
import { page } from './quick-entry.css.ts';
import { QuickEntryToolbar } from './quick-entry-toolbar.tsx';
import { type GridData, useDayGrid } from './use-day-grid.ts';

/** «Inserimento rapido»: everyone's numbers of a day in one grid. */
export default function QuickEntryPage({ context }: SectionProps) {
  const today = useToday(context);
  const name = useAtomValue(adminName);
  const [day, chooseDay] = useChosenDay(today);
  const firstDay = useFirstDay();
  const isBefore = firstDay !== undefined && day < firstDay;
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const { required, ...ofDay } = useDayGrid(day, today);
  return (
    <div className={page}>
      <QuickEntryToolbar
        day={day}
        today={today}
        onChooseDay={chooseDay}
        missing={isBefore ? undefined : required.data && missingIn(required.data, day)}
        isOnlyMissing={isOnlyMissing}
        onFilter={setOnlyMissing}
      />
      {isBefore ? (
        <BeforeFirstDay day={day} firstDay={firstDay} onChooseDay={chooseDay} />
      ) : (
        <QueryView
          query={required}
          loading="Caricamento della giornata…"
          skeleton={<GridSkeleton />}
          failed="I dati del giorno non sono arrivati"
        >
          {({ players, entries }) =>
            players.length === 0 ? (
              <NoPlayers />
            ) : (
              <DayGrid
                // Each day has a grid for each admin, with that admin's unsaved cells.
                key={`${day} ${name}`}
                {...ofDay}
                day={day}
                today={today}
                onChooseDay={chooseDay}
                players={players}
                entries={entries}
                isOnlyMissing={isOnlyMissing}
                onFilter={setOnlyMissing}
              />
            )
          }
        </QueryView>
      )}
    </div>
  );
}

/** Returns how many players have no numbers of the day yet; undefined without players. */
const missingIn = ({ players, entries }: GridData, day: string): number | undefined =>
  players.length === 0 ? undefined : players.filter((player) => isMissing(player, day, entries)).length;

function NoPlayers() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title="Nessun partecipante"
      level={3}
      action={<Button onPress={() => navigate('/admin/players')}>Vai a Partecipanti</Button>}
    >
      Aggiungi chi è in gara: poi potrai inserire qui i numeri di tutti.
    </EmptyState>
  );
}

const rows = Array.from({ length: 9 }, (_, index) => index);

/** Shown while the day loads: the rows without names and numbers. */
const GridSkeleton = () => (
  <Stack gap="sm">
    {rows.map((row) => (
      <Skeleton key={row} shape="button" />
    ))}
  </Stack>
);
