import { useQuery } from '@tanstack/react-query';
import {
  archivedPlayers,
  entriesOf,
  players,
  rememberedPeople,
  scoring as scoringConfig,
  usualNumbers,
} from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { rememberedChoice } from '@vetta/contract/client/remembered-person';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { monthOf } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { joined } from '../kit/queries/joined.ts';
import { isForNumbers } from '../login/admin-key.ts';
import { byName } from '../players/by-name.ts';

export interface GridData {
  /** By name: who is in the game, and who was on the day and left since. */
  readonly players: readonly Tagged<Player>[];
  /** By player id. */
  readonly entries: ReadonlyMap<string, Tagged<Entry>>;
}

/** Loads what the grid of a day shows: the players by name, their entries, what is usual for them, the scoring values. */
export function useDayGrid(day: string, today: string) {
  const playersQuery = useQuery(players);
  const entries = useQuery(entriesOf(day));
  const archived = useQuery(archivedPlayers);
  const remembered = useQuery(rememberedPeople);
  const usual = useQuery(usualNumbers(day));
  const scoring = useQuery(scoringConfig);
  const isNumbersOnly = useAtomValue(isForNumbers);
  const isPast = monthOf(day) < monthOf(today);
  const months = useQuery({ ...adminMonths, enabled: isPast && !isNumbersOnly });
  // A day that is over has rows for those who left since. They must be there before somebody types.
  const required = day < today ? joined(playersQuery, entries, archived) : joined(playersQuery, entries);

  return {
    required: {
      ...required,
      // Above the grid nothing appears while numbers are typed: a failed refresh is told by the save.
      isError: required.isError && required.data === undefined,
      data: useMemo(
        (): GridData | undefined =>
          playersQuery.data &&
          entries.data && {
            players: [...playersQuery.data, ...leftAfter(day, archived.data)].toSorted(byName),
            entries: new Map(entries.data.map((entry) => [entry.playerId, entry])),
          },
        [playersQuery.data, entries.data, archived.data, day],
      ),
    },
    /** Who had left by the day. */
    leavers: useMemo(() => leftBy(day, archived.data), [archived.data, day]),
    /** Returns what was decided for a pasted name before. */
    remembered: useMemo(() => rememberedChoice(remembered.data ?? []), [remembered.data]),
    usual: useMemo(() => new Map(usual.data?.map((row) => [row.playerId, row])), [usual.data]),
    scoring: scoring.data,
    /** Whether the day's month is final, so that its standings change only by a rebuild. */
    isFinal: isPast && months.data?.find(({ month }) => month === monthOf(day))?.state === 'final',
    /** Points and warnings, without which the grid works. */
    help: joined(usual, scoring),
  };
}

type Archived = readonly Tagged<Player>[] | undefined;

/** Returns who was still in the game on a day. */
const leftAfter = (day: string, archived: Archived = []) =>
  archived.filter(({ archivedOn }) => archivedOn !== null && archivedOn > day);

const leftBy = (day: string, archived: Archived = []) =>
  archived.filter(({ archivedOn }) => archivedOn === null || archivedOn <= day);
