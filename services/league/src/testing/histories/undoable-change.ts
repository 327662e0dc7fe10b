import fc from 'fast-check';
import { listAwards } from '../../bonuses/list-awards.ts';
import { removeBonus } from '../../bonuses/remove-bonus.ts';
import type { Change } from '../../change.ts';
import { type EntryRow, toEntry } from '../../entries/entry-row.ts';
import { recordEntries } from '../../entries/record-entries.ts';
import { removeEntry } from '../../entries/remove-entry.ts';
import { removePlayer } from '../../players/remove-player.ts';
import type { LockedTransaction } from '../../standings/lock.ts';
import { rows } from '../../store/rows.ts';
import type { Moment } from '../../time/moment.ts';
import { addDays } from '../../time/rome.ts';
import { importTracker } from '../../tracker/import-tracker.ts';
import { nameKey } from '../../tracker/read-tracker.ts';
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

/** A change that can be taken back, as plain data. */
export const UndoableChange = fc.oneof(
  fc.record({ do: fc.constant('remove player' as const), which }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('remove entry' as const), which }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('untick' as const), which }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('record evening' as const), days, numbers }, { noNullPrototype: true }),
  fc.record({ do: fc.constant('import' as const), days, numbers }, { noNullPrototype: true }),
);
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type UndoableChange = Drawn<typeof UndoableChange>;

/** Makes the change, or nothing where the league has not what it is about. */
export async function makeChange(
  trx: LockedTransaction,
  change: UndoableChange,
  moment: Moment,
): Promise<Change<unknown, unknown> | undefined> {
  const players = await rows<{ id: string; name: string }>(trx, 'select id, name from players order by id');
  switch (change.do) {
    case 'remove player': {
      const player = pick(players, change.which);
      return player && removePlayer(trx, player.id, moment);
    }
    case 'remove entry': {
      const entries = await rows<EntryRow>(trx, 'select * from entries order by id');
      const entry = pick(entries.map(toEntry), change.which);
      return entry && removeEntry(trx, entry.id, moment);
    }
    case 'untick': {
      const award = pick(await listAwards(trx), change.which);
      return award && removeBonus(trx, award.id, moment);
    }
    case 'record evening': {
      if (players.length === 0) return undefined;
      const entries = players.map(({ id }) => ({ playerId: id, ...change.numbers }));
      return recordEntries(trx, { date: addDays(moment.today, -(change.days[0] ?? 0)), entries }, moment);
    }
    case 'import': {
      const { rings, apptSet, apptDone, alignment } = change.numbers;
      // A name that two share cannot be told apart; one is new.
      const known = players
        .map(({ name }) => name)
        .filter((name) => players.filter((other) => nameKey(other.name) === nameKey(name)).length === 1);
      const lines = [...known, 'Nuova Arrivata'].flatMap((name) =>
        change.days.map((day) =>
          [name, addDays(moment.today, -day), rings, apptSet, apptDone, alignment].join(),
        ),
      );
      return importTracker(trx, ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'), moment);
    }
  }
}
