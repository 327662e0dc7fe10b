import { useQuery } from '@tanstack/react-query';
import { authorsOf } from '@vetta/contract/client/admin-queries';
import { monthOf } from '@vetta/contract/rome-time';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { EmptyState } from '@vetta/design-system/empty-state';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ToLookAt } from '../differences/to-look-at.tsx';
import { useAskUnusual } from '../entries/use-ask-unusual.tsx';
import { afterDialog, useKeepFocus } from '../kit/focus-content.ts';
import { LoadError } from '../kit/queries/query-view.tsx';
import { useLeaveGuard } from '../layout/leave-guard.tsx';
import { useRetry } from '../layout/use-retry.ts';
import { isForNumbers } from '../login/admin-key.ts';
import { useAddPlayer } from '../players/player-mutations.ts';
import { cellId } from './cell-id.ts';
import { ContestedNotice } from './contested-notice.tsx';
import { DayNotices } from './day-notices.tsx';
import type { CellChange } from './drafts.ts';
import { EntryGrid } from './entry-grid.tsx';
import { LeftoversNotice } from './leftovers-notice.tsx';
import { inPage } from './quick-entry.css.ts';
import type { QuickEntryToolbarProps } from './quick-entry-toolbar.tsx';
import { SaveBar } from './save-bar.tsx';
import type { GridData, useDayGrid } from './use-day-grid.ts';
import { useQuickEntry } from './use-quick-entry.ts';
import { useDigitKey, useSaveKey } from './use-save-key.ts';
import { useShownPlayers } from './use-shown-players.ts';

type DayGridProps = GridData &
  Omit<ReturnType<typeof useDayGrid>, 'required'> &
  Omit<QuickEntryToolbarProps, 'missing'>;

/** The grid of a day with its notices and the bar that saves it. */
export function DayGrid({
  day,
  today,
  onChooseDay,
  isOnlyMissing,
  onFilter,
  players,
  entries,
  usual,
  scoring,
  leavers,
  remembered,
  isFinal,
  help,
}: DayGridProps) {
  const grid = useQuickEntry({ day, today, players, entries, usual });
  const { state, dispatch, errors, contested, unusual } = grid;
  const shown = useShownPlayers({
    players,
    day,
    entries,
    isOnlyMissing,
    state,
  });
  const isNumbersOnly = useAtomValue(isForNumbers);
  const authors = useQuery({ ...authorsOf(day), enabled: contested.length > 0 });

  const showCell = ({ playerId, column }: Pick<CellChange, 'playerId' | 'column'>) => {
    if (!shown.some(({ id }) => id === playerId)) flushSync(() => onFilter(false));
    document.getElementById(cellId(playerId, column))?.focus();
  };
  const unusualAsk = useAskUnusual();
  const save = (then?: () => void) => {
    const [first] = [...errors, ...contested];
    if (first) showCell(first);
    else if (!grid.isSaving && unusualAsk.ask(grid.unusualInWords, () => grid.save(then)) && unusual[0])
      showCell(unusual[0]);
  };
  const question = useLeaveGuard(grid.unsaved > 0, save);
  useSaveKey(() => save());
  useRetry(grid.failure === 'unreachable' && errors.length + contested.length === 0, () => save());

  const page = useRef<HTMLDivElement>(null);
  const focusGrid = () => page.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  useDigitKey(() => focusGrid());
  const add = useAddPlayer();
  const decide = (decision: { name: string; choice: string; isNew?: boolean }) => {
    flushSync(() => dispatch({ type: 'decide', ...decision, entries }));
    // To the next question; after the last one the numbers wait to be saved.
    const next = page.current?.querySelector<HTMLElement>('[data-undecided] button');
    if (next) next.focus();
    else focusGrid();
  };
  // Coming from the sidebar or the command menu, typing can begin at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the grid opens
  useEffect(() => {
    afterDialog(() => {
      const focused = document.activeElement;
      const isFree =
        focused === document.body || focused instanceof HTMLAnchorElement || focused?.closest('header');
      if (isFree && canType()) focusGrid();
    });
  }, []);

  // A row that was saved and filtered out takes the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when rows come or go
  useEffect(() => {
    if (document.activeElement === document.body) focusGrid();
  }, [shown.length]);
  // «Salva» and «Scarta tutto» are switched off when nothing is left for them, and lose the focus.
  useKeepFocus(grid.unsaved > 0, () => canType() && focusGrid());

  return (
    <div ref={page} className={inPage}>
      {help.isError && <LoadError title="Punti e avvisi non sono arrivati" query={help} />}
      {!isNumbersOnly && <ToLookAt day={day} today={today} />}
      <DayNotices
        day={day}
        today={today}
        isFinal={isFinal}
        isResumed={grid.isResumed && grid.unsaved > 0 && state.saved.size === 0}
        onDiscard={grid.discard}
        onTakeOver={(taken) => {
          grid.takeOver(taken);
          focusGrid();
        }}
        onChooseDay={onChooseDay}
      />
      {state.leftovers.length + state.leftOut.length > 0 && (
        <LeftoversNotice
          leftovers={state.leftovers}
          leftOut={state.leftOut}
          players={players}
          isAdding={add.isPending}
          onForget={() => {
            dispatch({ type: 'forgetTold' });
            focusGrid();
          }}
          onDecide={(name, choice) => decide({ name, choice })}
          onAdd={
            isNumbersOnly
              ? undefined
              : (name) =>
                  add.mutate(
                    // As by an import: in the contest from the first of the day's month.
                    { name, joinedOn: `${monthOf(day)}-01` },
                    { onSuccess: ({ reply }) => decide({ name, choice: reply.id, isNew: true }) },
                  )
          }
        />
      )}
      {contested.length > 0 && (
        <ContestedNotice
          cells={contested}
          players={players}
          drafts={state.drafts}
          entries={entries}
          authors={authors.data}
          onKeepMine={(playerId) => {
            dispatch({ type: 'keepMine', entries, playerId });
            focusGrid();
          }}
          onTakeTheirs={(playerId) => {
            dispatch({ type: 'takeTheirs', entries, playerId });
            focusGrid();
          }}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="Tutti hanno i dati di questo giorno"
          level={3}
          action={
            <Button autoFocus onPress={() => onFilter(false)}>
              Mostra tutti
            </Button>
          }
        >
          Non manca nessuno.
        </EmptyState>
      ) : (
        <EntryGrid
          // With other rows the cursor starts over.
          key={String(isOnlyMissing)}
          day={day}
          today={today}
          players={players}
          shown={shown}
          leavers={leavers}
          remembered={remembered}
          entries={entries}
          usual={usual}
          scoring={scoring}
          state={state}
          dispatch={dispatch}
          rows={grid.rows}
          onUndoSave={grid.undoSave}
        />
      )}
      <SaveBar
        unsaved={grid.unsaved}
        errors={errors.length}
        contested={contested.length}
        unusual={new Set(unusual.map(({ playerId }) => playerId)).size}
        aloneAtAlignment={grid.aloneAtAlignment?.name}
        isSaving={grid.isSaving}
        isEmpty={grid.isEmpty}
        undecided={state.leftovers.filter(({ person }) => person !== undefined).length}
        failure={grid.failure}
        onSave={() => save()}
        onDiscard={grid.discard}
        onShowError={() => errors[0] && showCell(errors[0])}
        onShowAlone={() =>
          grid.aloneAtAlignment && showCell({ playerId: grid.aloneAtAlignment.id, column: 'alignment' })
        }
        onShowUnusual={() => unusual[0] && showCell(unusual[0])}
      />
      {unusualAsk.dialog}
      <ConfirmDialog title="Uscire senza salvare?" {...question} isPending={grid.isSaving}>
        {grid.unsaved === 1
          ? '1 riga non è salvata. Per un giorno la ritrovi qui'
          : `${grid.unsaved} righe non sono salvate. Per un giorno le ritrovi qui`}
        , su questo dispositivo.
      </ConfirmDialog>
    </div>
  );
}

/** On a phone the focus would open the keyboard. */
const canType = () => matchMedia('(pointer: fine)').matches;
