import { randomUUID } from 'node:crypto';
import type { Entry, EntryOutcome, NewDay } from '@vetta/contract/entries';
import type { InvalidInput } from '@vetta/contract/failures';
import type { PeopleChoices } from '@vetta/contract/people-choices';
import type { Day } from '@vetta/contract/values';
import type { Replaced } from '../change.ts';
import { Failure } from '../failure.ts';
import { rememberPeople } from '../imports/import-decisions.ts';
import { refuseBeforeFirstDay } from '../months/first-day.ts';
import type { KeyedHash } from '../players/known-people.ts';
import { refuseLeavers } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { FutureEntry } from './record-entry.ts';
import {
  GIVEN_AND_STORED,
  OUTCOME,
  storedEntries,
  type WrittenDay,
  writeEntries,
  writtenByHand,
} from './write-entries.ts';

/** What was recorded, row by row, in the order of the request. */
interface RecordedDay {
  readonly date: Day;
  readonly rows: { row: number; outcome: EntryOutcome; entry: Entry | null }[];
}

/** Refuses a whole day, with an issue for every wrong row. */
const wrongRows = (issues: InvalidInput['issues']) =>
  new Failure(
    'wrong_rows',
    400,
    issues.length === 1
      ? 'Una riga è sbagliata: la giornata non è stata registrata'
      : `${issues.length} righe sono sbagliate: la giornata non è stata registrata`,
    issues,
  );

/**
 * Records one day of many players, all or nothing, by the rules of a single entry. The same numbers again change
 * nothing. @throws FutureEntry, BeforeFirstDay, LeftAlready, or `wrong_rows` with an issue for each unknown player and each player
 * named twice
 */
export async function recordEntries(
  trx: LockedTransaction,
  { date, entries, people = {} }: NewDay,
  now: Now,
  keyed?: KeyedHash,
): Promise<Replaced<Entry[]> & { readonly reply: RecordedDay; readonly isUnrecorded: boolean }> {
  if (date > now.today) throw FutureEntry(date);
  await refuseBeforeFirstDay(trx, date, now.today);
  await refuseWrongRows(trx, entries, people);
  await refuseLeavers(
    trx,
    entries.map(({ playerId }) => playerId),
    date,
  );

  const day = entries.map(({ rowTag: _, ...entry }) => writtenByHand({ ...entry, date }));
  const outcomes = await outcomesOf(trx, day);
  const before = await storedEntries(trx, day);
  const journal = randomUUID();
  await writeEntries(trx, day, now, { journal });
  await rememberPeople(trx, people, journal, now, keyed);
  await updateSums(
    trx,
    monthOf(date),
    now,
    entries.map(({ playerId }) => playerId),
  );

  const after = await storedEntries(trx, day);
  const stored = new Map(after.map((entry) => [entry.playerId, entry]));
  const recorded = day.flatMap(({ playerId }, row) => {
    const [entry = null, outcome] = [stored.get(playerId), outcomes.get(playerId)];
    if (outcome === undefined) return [];
    return [{ row, outcome: entry ? outcome : 'removed', entry }];
  });
  // The same numbers again are no change.
  const isUnrecorded =
    Object.keys(people).length === 0 && recorded.every(({ outcome }) => outcome === 'unchanged');
  return { before, after, journal, reply: { date, rows: recorded }, isUnrecorded };
}

async function refuseWrongRows(
  trx: Transaction,
  entries: NewDay['entries'],
  people: PeopleChoices,
): Promise<void> {
  const chosen = Object.entries(people).filter(([, choice]) => !['new', 'skip', 'never'].includes(choice));
  const known = await rows<{ id: string }>(
    trx,
    'select id from players where id = any(cast(:ids as uuid[]))',
    {
      ids: `{${[...entries.map(({ playerId }) => playerId), ...chosen.map(([, id]) => id)].join()}}`,
    },
  );
  const isKnown = new Set(known.map(({ id }) => id));
  const firstRow = new Map<string, number>();
  const issues: InvalidInput['issues'] = [];
  for (const [row, { playerId }] of entries.entries()) {
    const path = ['entries', row, 'playerId'];
    const earlier = firstRow.get(playerId);
    if (!isKnown.has(playerId)) issues.push({ path, message: 'questo partecipante non esiste' });
    else if (earlier === undefined) firstRow.set(playerId, row);
    else issues.push({ path, message: `è già alla riga ${earlier + 1}` });
  }
  for (const [name, id] of chosen)
    if (!isKnown.has(id))
      issues.push({ path: ['people', name], message: 'il partecipante scelto non esiste' });
  if (issues.length > 0) throw wrongRows(issues);
}

async function outcomesOf(trx: Transaction, day: readonly WrittenDay[]): Promise<Map<string, EntryOutcome>> {
  const compared = await rows<{ playerId: string; outcome: EntryOutcome }>(
    trx,
    `select g.player_id as "playerId", ${OUTCOME} as outcome
    from ${GIVEN_AND_STORED}`,
    { entries: JSON.stringify(day) },
  );
  return new Map(compared.map(({ playerId, outcome }) => [playerId, outcome]));
}
