import { randomUUID } from 'node:crypto';
import type { Entry } from '@vetta/contract/entries';
import type { Difference, KeptDifference } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { type EntryNumbers, entryColumns } from '../entries/entry-columns.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { failure } from '../failure.ts';
import { refuseLeavers } from '../players/leavers.ts';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { type CountedDay, countedNumbers, type PlayerDay } from './counted-numbers.ts';

const NothingToKeep = failure(
  'nothing_to_keep',
  404,
  () => 'Di questa giornata non ci sono numeri scritti e numeri contati tra cui scegliere',
);

const NUMBERS = ['rings', 'apptSet', 'apptDone'] as const;
/** Smaller differences are nothing to look at, also where they are a large part. */
const LEAST = 5;
/** Of the counted number. */
const SHARE = 0.1;
/** How many days are looked through without a date: in those of a final month nothing is to be decided. */
const DAYS_BACK = 31;

/** Returns the days on which typed and counted numbers differ, and nobody has kept one of the two; the newest first. */
export async function listDifferences(
  db: Database,
  date: Day | undefined,
  { today }: Now,
): Promise<Difference[]> {
  const from = date ?? Temporal.PlainDate.from(today).subtract({ days: DAYS_BACK }).toString();
  const typed = await rows<PlayerDay>(
    db,
    `select e.player_id as "playerId", e.date from entries e
    where e.date between :from and :to and e.origin = 'typed'
      and exists (select from identities i where i.player_id = e.player_id)`,
    { from, to: date ?? today },
  );
  const days = await countedNumbers(db, typed);
  return days
    .flatMap(({ playerId, name, date: day, hasEvents, counted, stored }) => {
      if (stored === null || !hasEvents) return [];
      const { id: _, origin: __, ...numbers } = stored;
      const differs = NUMBERS.filter((number) => isFar(numbers[number], counted[number]));
      return differs.length === 0 ? [] : [{ playerId, name, date: day, typed: numbers, counted, differs }];
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.name.localeCompare(other.name, 'it'));
}

const isFar = (typed: number, counted: number): boolean =>
  Math.abs(typed - counted) > LEAST && Math.abs(typed - counted) > SHARE * counted;

/**
 * Keeps the typed or the counted numbers of a day. Counted ones then follow their events again, unless a number that no source
 * counts stands beside them; typed ones stand until somebody types others. @throws UnknownPlayer, NothingToKeep, LeftAlready
 */
export async function keepDifference(
  trx: LockedTransaction,
  { playerId, date, keep }: KeptDifference,
  now: Now,
): Promise<Change<Entry, Entry & Pick<KeptDifference, 'keep'>> & { readonly reply: Entry }> {
  await refuseUnknownPlayer(trx, playerId);
  const [day] = await countedNumbers(trx, [{ playerId, date }]);
  const before = await entryOf(trx, { playerId, date });
  if (day === undefined || !day.hasEvents || before === undefined) throw NothingToKeep();
  const journal = randomUUID();
  if (keep === 'typed')
    await journaled(
      trx,
      { journal, table: 'entries' },
      "update entries set origin = 'kept' where id = :id and origin = 'typed'",
      { id: before.id },
    );
  else {
    await refuseLeavers(trx, [playerId], date);
    await writeEntries(
      trx,
      [{ playerId, date, ...day.counted }],
      now,
      journal,
      followsEvents(day) ? 'counted' : 'kept',
    );
    await updateSums(trx, monthOf(date), now, [playerId]);
  }
  const after = await entryOf(trx, { playerId, date });
  if (after === undefined) throw new Error('The kept entry is not there');
  return { before, after: { ...after, keep }, journal, reply: after };
}

/** Whether nothing was typed beside what is counted. */
const followsEvents = ({ kinds, counted }: CountedDay): boolean =>
  (kinds.includes('ring') || counted.rings === 0) &&
  (kinds.includes('apptSet') || counted.apptSet === 0) &&
  (kinds.includes('apptDone') || counted.apptDone === 0) &&
  (kinds.includes('alignment') || !counted.alignment);

const entryOf = (trx: Transaction, { playerId, date }: PlayerDay): Promise<Entry | undefined> =>
  firstRow<EntryNumbers>(
    trx,
    `select ${entryColumns()} from entries where player_id = :playerId and date = :date`,
    {
      playerId,
      date,
    },
  );
