import { groupsOf } from '@vetta/contract/groups';
import type { Player } from '@vetta/contract/players';
import { monthOf } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { Stack } from '@vetta/design-system/stack';
import { useEffect, useMemo, useRef } from 'react';
import { ArchivedMatches } from '../archived-players/archived-matches.tsx';
import { ArchivedPlayers } from '../archived-players/archived-players.tsx';
import { BeforeFirstDay } from '../day/before-first-day.tsx';
import { monthInWords } from '../day/in-words.ts';
import { useChosenDay } from '../day/use-chosen-day.ts';
import { useFirstDay } from '../day/use-first-day.ts';
import { useToday } from '../day/use-server-time.ts';
import { isMissing } from '../entries/with-data.ts';
import { useDialogFromAddress } from '../kit/address/use-dialog-from-address.ts';
import { LoadError } from '../kit/queries/query-view.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { byName } from './by-name.ts';
import { LoadedPlayers } from './loaded-players.tsx';
import type { PlayerActions } from './player-actions.ts';
import { PlayerList } from './player-list.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { PlayersHeader } from './players-header.tsx';
import { PlayersToolbar } from './players-toolbar.tsx';
import { usePlayersView } from './players-view.ts';
import { useDayData } from './use-day-data.ts';
import { type OpenDialog, useOpenDialog } from './use-open-dialog.ts';
import { usePlayerFilters } from './use-player-filters.ts';

/** «Gestione Partecipanti»: the players, each a card or a row, with their numbers of a day. */
export default function PlayersPage({ context }: SectionProps) {
  const today = useToday(context);
  const [day, chooseDay] = useChosenDay(today);
  const firstDay = useFirstDay();
  const isBefore = firstDay !== undefined && day < firstDay;
  const { filters, filter, clear } = usePlayerFilters();
  const [view, chooseView] = usePlayersView();
  const { current, players, entries, types, awards, disqualified, ofDay } = useDayData(day, today);
  const { dialog, open, close, closeAfterRemoval } = useOpenDialog();
  const actions = usePlayerActions(chooseDay, open, current);
  const ofMonth = monthOf(day) === monthOf(today) ? undefined : monthInWords(day, today);
  const sorted = useMemo(() => current?.toSorted(byName) ?? [], [current]);
  const searchField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    clear();
    // The button that had the focus disappears.
    searchField.current?.focus();
  };
  // Who is added must be in sight.
  const addPlayer = () => {
    clear();
    open({ kind: 'player', player: null });
  };
  const addPeople = (text = '') => {
    clear();
    open({ kind: 'people', text });
  };
  const enterDay = () => open({ kind: 'entry', playerId: null });
  useDialogFromAddress('partecipante', addPlayer);
  useDialogFromAddress('persone', addPeople);
  useDialogFromAddress('entry', enterDay);

  return (
    <Stack gap="md">
      <PlayersHeader
        day={day}
        ofMonth={ofMonth}
        total={current?.length}
        missing={
          isBefore ? undefined : entries && sorted.filter((player) => isMissing(player, day, entries)).length
        }
        onAddPlayer={addPlayer}
        onAddPeople={() => addPeople()}
        onEnterDay={enterDay}
      />
      <PlayersToolbar
        day={day}
        today={today}
        onChooseDay={chooseDay}
        filters={filters}
        onFilter={filter}
        groups={groupsOf(sorted)}
        searchField={searchField}
        view={view}
        onView={chooseView}
      />
      {ofDay.isError && <LoadError title="I dati del giorno non sono arrivati" query={ofDay} />}
      {filters.isArchived ? (
        <ArchivedPlayers
          search={filters.name}
          day={day}
          today={today}
          onChooseDay={chooseDay}
          onEnterDay={(leaver) => open({ kind: 'entry', playerId: leaver.id, leaver })}
          onAnonymise={(player) => open({ kind: 'anonymise', player })}
          onRemove={(player) => open({ kind: 'remove', player })}
          onShowBoard={showAll}
        />
      ) : isBefore ? (
        <BeforeFirstDay day={day} firstDay={firstDay} onChooseDay={chooseDay} />
      ) : (
        <LoadedPlayers query={players} onAddPlayer={addPlayer} onAddPeople={() => addPeople()}>
          {(loaded) => (
            <>
              <ArchivedMatches search={filters.name} day={day} />
              <PlayerList
                players={loaded}
                filters={filters}
                onShowAll={showAll}
                day={day}
                today={today}
                entries={entries}
                types={types}
                awards={awards}
                disqualified={disqualified}
                actions={actions}
                view={view}
              />
            </>
          )}
        </LoadedPlayers>
      )}
      {dialog && (
        <PlayersDialog
          dialog={dialog}
          players={sorted}
          day={day}
          today={today}
          entries={entries}
          onPasteNames={addPeople}
          onClose={close}
          onGone={closeAfterRemoval}
        />
      )}
    </Stack>
  );
}

/** Returns the cards' actions as one stable object, so that the memoized cards do not render on each keystroke. */
function usePlayerActions(
  chooseDay: (day: string) => void,
  open: (dialog: OpenDialog) => void,
  players: readonly Tagged<Player>[] | undefined,
): PlayerActions {
  const latest = useRef({ chooseDay, players });
  useEffect(() => {
    latest.current = { chooseDay, players };
  });
  return useMemo(
    () => ({
      chooseDay: (day) => latest.current.chooseDay(day),
      // A card of a past day has the points of its month; those of this one are changed.
      edit: (shown) => {
        const player = latest.current.players?.find(({ id }) => id === shown.id) ?? shown;
        open({ kind: 'player', player });
      },
      remove: (player) => open({ kind: 'remove', player }),
      enterDay: ({ id }) => open({ kind: 'entry', playerId: id }),
    }),
    [open],
  );
}
