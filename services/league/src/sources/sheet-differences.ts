import { randomUUID } from 'node:crypto';
import type { KeptNumbers, SheetDifference } from '@vetta/contract/sources';
import type { Day } from '@vetta/contract/values';
import type { RowNumbers } from '@vetta/tables/read-rows';
import { image } from '../audit/image.ts';
import { collapseJournal, journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { failure } from '../failure.ts';
import { refuseLeavers } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { STORED_NUMBERS } from './taken-numbers.ts';

const NothingWaits = failure(
  'nothing_waits',
  404,
  () => 'Di questa giornata il foglio non ha numeri da decidere',
);

/** SQL of what waits: each number that the sheet has now and that is not the stored one. */
const WAITING = `
  select n.source_id as "sourceId", s.name as source, n.player_id as "playerId", p.name, n.date,
    jsonb_object_agg(a.key, a.value) as sheet,
    coalesce(jsonb_object_agg(a.key, e.numbers -> a.key -> 'value') filter (where jsonb_exists(e.numbers, a.key)), '{}') as stored,
    (select jsonb_build_object('actor', c.actor, 'at', c.at) from audit c
      where c.subjects @> array[cast(n.player_id as text)] and (
        c.after ->> 'date' = cast(n.date as text) or c.before ->> 'date' = cast(n.date as text) or exists (
          select from audit_rows r where r.journal = c.journal and r.table_name = 'entries'
            and (r.removed || r.written) @> jsonb_build_array(jsonb_build_object('player_id', n.player_id, 'date', n.date))))
      order by c.id desc limit 1) as changed
  from source_numbers n join sources s on s.id = n.source_id join players p on p.id = n.player_id
  cross join lateral jsonb_each(n.asked) a
  left join lateral (
    select ${STORED_NUMBERS} as numbers from entries e where e.player_id = n.player_id and e.date = n.date
  ) e on true
  where n.asked <> '{}' and e.numbers -> a.key -> 'value' is distinct from a.value`;

const ORDER = `group by n.source_id, s.name, n.player_id, p.name, n.date order by n.date desc, p.name, s.name`;

/** Returns the numbers of sheets that wait for a person, the newest day first. */
export const listSheetDifferences = (db: Database, date: Day | undefined): Promise<SheetDifference[]> =>
  rows(db, `${WAITING} and (cast(:date as date) is null or n.date = :date) ${ORDER}`, { date: date ?? null });

/**
 * Keeps the sheet's numbers of a day, or the stored ones: what the sheet has now is decided, and it waits again once the sheet says
 * something else. @throws NothingWaits, LeftAlready
 */
export async function keepNumbers(
  trx: LockedTransaction,
  sourceId: string,
  { playerId, date, keep }: KeptNumbers,
  now: Now,
): Promise<Change<null, KeptNumbers & Pick<SheetDifference, 'source'>> & { readonly reply: null }> {
  const found = (await listSheetDifferences(trx, date)).find(
    (waiting) => waiting.sourceId === sourceId && waiting.playerId === playerId,
  );
  if (found === undefined) throw NothingWaits();
  const journal = randomUUID();
  if (keep === 'sheet') {
    await refuseLeavers(trx, [playerId], date);
    await writeEntries(trx, [{ playerId, date, ...found.sheet }], now, { journal, origin: 'fetched' });
    await updateSums(trx, monthOf(date), now, [playerId]);
  }
  await journaled(
    trx,
    { journal, table: 'source_numbers' },
    `update source_numbers set taken = taken || asked, asked = '{}'
    where source_id = :sourceId and player_id = :playerId and date = :date`,
    { sourceId, playerId, date },
  );
  return { before: null, after: { playerId, date, keep, source: found.source }, journal, reply: null };
}

type Numbers = Record<string, number | boolean>;

/** Gives back what the undone change decided of sheets' numbers, each as its sheet has it now: it waits again, or no longer. */
export async function undecideNumbers(
  trx: LockedTransaction,
  undo: { readonly of: string; readonly into: string },
): Promise<void> {
  const touched = await rows<{
    place: object;
    taken: Numbers;
    asked: Numbers;
    was: Numbers;
    before: Numbers;
    left: Numbers;
  }>(
    trx,
    `select jsonb_build_object('source_id', n.source_id, 'player_id', n.player_id, 'date', n.date) as place, n.taken, n.asked,
      r.taken as was, r.asked as before, w.asked as left
    from source_numbers n join ${image('source_numbers', 'removed')} r using (source_id, player_id, date)
    join ${image('source_numbers', 'written')} w using (source_id, player_id, date)`,
    { of: undo.of },
  );
  for (const { taken, asked, was, before, left } of touched)
    for (const field of new Set([...Object.keys(before), ...Object.keys(left)])) {
      const value = asked[field] ?? taken[field];
      if (value === undefined || field in before === field in left) continue;
      delete asked[field];
      delete taken[field];
      const last = field in before ? was[field] : value;
      if (last !== undefined) taken[field] = last;
      if (last !== value) asked[field] = value;
    }
  await journaled(
    trx,
    { journal: undo.into, table: 'source_numbers' },
    `update source_numbers n set taken = g.taken, asked = g.asked
    from jsonb_to_recordset(cast(:decided as jsonb)) as g (source_id uuid, player_id uuid, date date, taken jsonb, asked jsonb)
    where (n.source_id, n.player_id, n.date) = (g.source_id, g.player_id, g.date)`,
    { decided: JSON.stringify(touched.map(({ place, taken, asked }) => ({ ...place, taken, asked }))) },
  );
}

/**
 * Takes what waits of the days that an undo touched where the source's own number stands again: an undo of what somebody wrote over it
 * brings back what the sheet says now, and not what it said then.
 */
export async function takeWaiting(
  trx: LockedTransaction,
  undo: { readonly of: string; readonly into: string },
  now: Now,
): Promise<void> {
  const back = await rows<{ sourceId: string; playerId: string; date: Day; numbers: RowNumbers }>(
    trx,
    `select n.source_id as "sourceId", n.player_id as "playerId", n.date, jsonb_object_agg(a.key, a.value) as numbers
    from source_numbers n cross join lateral jsonb_each(n.asked) a
    join entries e on e.player_id = n.player_id and e.date = n.date
    where n.asked <> '{}'
      and (n.player_id, n.date) in (
        select player_id, date from ${image('entries', 'removed')} union select player_id, date from ${image('entries', 'written')})
      and ${STORED_NUMBERS} -> a.key = jsonb_build_object('value', n.taken -> a.key, 'isCounted', false)
    group by n.source_id, n.player_id, n.date order by n.source_id`,
    { of: undo.of },
  );
  if (back.length === 0) return;
  const written = back.map(({ numbers, sourceId: _, ...day }) => ({ ...day, ...numbers }));
  await writeEntries(trx, written, now, { journal: undo.into, origin: 'fetched' });
  await collapseJournal(trx, { journal: undo.into, table: 'entries' });
  await journaled(
    trx,
    { journal: undo.into, table: 'source_numbers' },
    `update source_numbers n set taken = n.taken || (g.day -> 'numbers'),
      asked = n.asked - array(select jsonb_object_keys(g.day -> 'numbers'))
    from jsonb_array_elements(cast(:back as jsonb)) as g (day)
    where n.source_id = cast(g.day ->> 'sourceId' as uuid) and n.player_id = cast(g.day ->> 'playerId' as uuid)
      and n.date = cast(g.day ->> 'date' as date)`,
    { back: JSON.stringify(back) },
  );
  await collapseJournal(trx, { journal: undo.into, table: 'source_numbers' });
}
