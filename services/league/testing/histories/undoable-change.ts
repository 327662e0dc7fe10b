import { spellingKey } from '@vetta/contract/name-key';
import fc from 'fast-check';
import { listAwards } from '../../src/bonuses/list-awards.ts';
import { removeBonus } from '../../src/bonuses/remove-bonus.ts';
import type { Change } from '../../src/change.ts';
import { recordEntries } from '../../src/entries/record-entries.ts';
import { removeEntry } from '../../src/entries/remove-entry.ts';
import { importTracker } from '../../src/imports/import-tracker.ts';
import { archivePlayer } from '../../src/players/archive-player.ts';
import { disqualifyPlayer } from '../../src/players/disqualify-player.ts';
import { removePlayer } from '../../src/players/remove-player.ts';
import type { LockedTransaction } from '../../src/standings/lock.ts';
import { rows } from '../../src/store/rows.ts';
import type { Now } from '../../src/time/now.ts';
import { addDays, monthOf } from '../../src/time/rome.ts';
import { pick } from './played-league.ts';

const which = fc.nat({ max: 11 });
const days = fc.uniqueArray(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 });
const numbers = fc.record(
  {
    rings: fc.constantFrom(0, 70, 101),
    apptSet: fc.constantFrom(0, 5),
    apptDone: fc.constantFrom(0, 1),
    alignment: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** A change that can be undone, as plain data. */
export const UndoableChange = fc.oneof(
  fc.record({ do: fc.constant('remove player' as const), which }, { noNullPrototype: true }),
  fc.record(
    { do: fc.constant('archive player' as const), which, archived: fc.boolean() },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      do: fc.constant('disqualify player' as const),
      which,
      reason: fc.constantFrom('KPI anomali', 'Sabotaggio', null),
    },
    { noNullPrototype: true },
  ),
  fc.record({ do: fc.constant('remove entry' as const), which }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('untick' as const), which }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('record evening' as const), days, numbers }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('import' as const), days, numbers }, { noNullPrototype: true }),
);
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type UndoableChange = Drawn<typeof UndoableChange>;

/** Makes the change; returns undefined if the league has no such row. */
export async function makeChange(
  trx: LockedTransaction,
  change: UndoableChange,
  now: Now,
): Promise<Change<unknown, unknown> | undefined> {
  const players = await rows<{ id: string; name: string }>(trx, 'select id, name from players order by id');
  switch (change.do) {
    case 'remove player': {
      const player = pick(players, change.which);
      return player && removePlayer(trx, player.id, now);
    }
    case 'archive player': {
      const player = pick(players, change.which);
      return player && archivePlayer(trx, player.id, change.archived, now);
    }
    case 'disqualify player': {
      const player = pick(players, change.which);
      const month = monthOf(now.today);
      return player && disqualifyPlayer(trx, player.id, { month, reason: change.reason }, now);
    }
    case 'remove entry': {
      const entry = pick(await rows<{ id: string }>(trx, 'select id from entries order by id'), change.which);
      return entry && removeEntry(trx, entry.id, now);
    }
    case 'untick': {
      const award = pick(await listAwards(trx), change.which);
      return award && removeBonus(trx, award.id, now);
    }
    case 'record evening': {
      if (players.length === 0) return undefined;
      const entries = players.map(({ id }) => ({ playerId: id, ...change.numbers }));
      return recordEntries(trx, { date: addDays(now.today, -(change.days[0] ?? 0)), entries }, now);
    }
    case 'import': {
      const { rings, apptSet, apptDone, alignment } = change.numbers;
      // Without names that two players share; one name is new.
      const known = players
        .map(({ name }) => name)
        .filter(
          (name) => players.filter((other) => spellingKey(other.name) === spellingKey(name)).length === 1,
        );
      const lines = [...known, 'Nuova Arrivata'].flatMap((name) =>
        change.days.map((day) =>
          [name, addDays(now.today, -day), rings, apptSet, apptDone, alignment].join(),
        ),
      );
      return importTracker(
        trx,
        ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'),
        now,
        true,
      );
    }
  }
}
