import { randomUUID } from 'node:crypto';
import type { Entry } from '@vetta/contract/entries';
import type { Difference, KeptDifference } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { isByHand, NUMBER_COLUMNS } from '../entries/origins.ts';
import { storedEntries } from '../entries/write-entries.ts';
import { failure } from '../failure.ts';
import { refuseLeavers } from '../players/leavers.ts';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { type CountedDay, type PlayerDay, writtenAndCounted } from './counted-numbers.ts';
import { recountDays } from './recount-days.ts';

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

/** Returns the days on which written and counted numbers differ, and nobody has kept one of the two; the newest first. */
export async function listDifferences(
  db: Database,
  date: Day | undefined,
  { today }: Now,
): Promise<Difference[]> {
  const from = date ?? Temporal.PlainDate.from(today).subtract({ days: DAYS_BACK }).toString();
  const written = await rows<PlayerDay>(
    db,
    `select e.player_id as "playerId", e.date from entries e
    where e.date between :from and :to and ${isByHand('e')}
      and exists (select from identity_links l where l.player_id = e.player_id)`,
    { from, to: date ?? today },
  );
  const days = await writtenAndCounted(db, written);
  return days
    .flatMap(({ playerId, name, date: day, counted, stored }) => {
      const differs = NUMBERS.filter((number) => isToDecide(number, counted, stored));
      const { id: _, absent: __, origins: ___, ...typed } = stored;
      if (differs.length === 0) return [];
      return [{ playerId, name, date: day, typed, counted: beside(typed, counted), differs }];
    })
    .sort((one, other) => other.date.localeCompare(one.date) || one.name.localeCompare(other.name, 'it'));
}

/** Whether a number that somebody wrote is far from the counted one, and nobody has said that it stands. */
function isToDecide(
  number: (typeof NUMBERS)[number],
  counted: CountedDay['counted'],
  { origins, absent, ...stored }: CountedDay['stored'],
): boolean {
  const [origin, sum] = [origins[number], counted[number]];
  if (sum === null || origin === 'kept' || (!absent && (origin === 'counted' || origin === null)))
    return false;
  const apart = Math.abs(stored[number] - sum);
  return apart > LEAST && apart > SHARE * sum;
}

/** Returns the counted numbers; what no source counts is as it was written. */
const beside = (typed: Difference['typed'], counted: CountedDay['counted']): Difference['counted'] => ({
  rings: counted.rings ?? typed.rings,
  apptSet: counted.apptSet ?? typed.apptSet,
  apptDone: counted.apptDone ?? typed.apptDone,
  alignment: counted.alignment ?? typed.alignment,
});

/**
 * Keeps the written or the counted numbers of a day. What is counted then follows its events again; a written number stands until
 * somebody writes another. @throws UnknownPlayer, NothingToKeep, LeftAlready
 */
export async function keepDifference(
  trx: LockedTransaction,
  { playerId, date, keep }: KeptDifference,
  now: Now,
): Promise<Change<Entry, Entry & Pick<KeptDifference, 'keep'>> & { readonly reply: Entry }> {
  await refuseUnknownPlayer(trx, playerId);
  const kept = { playerId, date };
  const [[day], [before]] = [await writtenAndCounted(trx, [kept]), await storedEntries(trx, [kept])];
  if (day === undefined || before === undefined) throw NothingToKeep();
  if (keep === 'counted') await refuseLeavers(trx, [playerId], date);
  const journal = randomUUID();
  const both = NUMBER_COLUMNS.filter(({ field }) => {
    const isOwn = day.stored.absent || !['counted', null].includes(day.stored.origins[field]);
    return day.counted[field] !== null && isOwn;
  });
  // The written number stays until it is counted anew: the same one is no news.
  const decided = both.map(({ column }) => `${column}_origin = '${keep === 'typed' ? 'kept' : 'counted'}'`);
  await journaled(
    trx,
    { journal, table: 'entries' },
    `update entries set ${decided.join()} ${keep === 'counted' ? ', absent = false' : ''} where id = :id`,
    { id: before.id },
  );
  await recountDays(trx, [kept], now);
  const [after] = await storedEntries(trx, [kept]);
  if (after === undefined) throw new Error('The kept entry is not there');
  return { before, after: { ...after, keep }, journal, reply: after };
}
