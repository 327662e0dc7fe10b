import { randomUUID } from 'node:crypto';
import { NewChallenge } from '@vetta/contract/challenges';
import type { Month } from '@vetta/contract/values';
import { divideToldNumbers } from '../challenges/told-numbers.ts';
import type { Change } from '../change.ts';
import { eachNumber } from '../entries/origins.ts';
import { Failure, failure } from '../failure.ts';
import type { PlayerDay } from '../intake/counted-numbers.ts';
import { giveTimesBack, recountDays, recountPlayers } from '../intake/recount-days.ts';
import { forgetImportedMonths, monthsFilledBy } from '../months/forget-imported-months.ts';
import { keepMonthValues } from '../months/month-values.ts';
import { takeWaiting, undecideNumbers } from '../sources/sheet-differences.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import { fieldsOf } from '../store/columns.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { columns, createdPlayers, image, knownColumns } from './image.ts';
import { journaled } from './journal.ts';
import {
  type JournaledTable,
  journaledTableNames,
  journaledTables,
  tablesOfPlayers,
} from './journaled-tables.ts';
import { undoStates } from './undo-state.ts';

const UnknownChange = failure('unknown_change', 404, () => 'Questa modifica non esiste');
const notUndoable = (reason: string) => new Failure('not_undoable', 409, reason);

/** What an undo did: the id and the action of the change that it undid. */
export interface Undone {
  readonly undone: string;
  readonly action: string;
  /** The imported months that went with their import. */
  readonly forgottenMonths?: readonly Month[];
}

interface ChangeRow {
  id: string;
  at: string;
  action: string;
  journal: string | null;
}

/**
 * Undoes a change: deletes the rows that it wrote, inserts those that it removed with their old ids, and sums the
 * standings again. Final months stay as they were stored, but for those that only the undone import made: they go. An undo
 * writes a journal too, so it can be undone in turn.
 * @throws UnknownChange, RevealsPeople, or a 409 with the reason why the change cannot be undone
 */
export async function undoChange(
  trx: LockedTransaction,
  id: string,
  now: Now,
): Promise<Change<null, Undone> & { readonly reply: null }> {
  const change = await firstRow<ChangeRow>(trx, 'select id, at, action, journal from audit where id = :id', {
    id,
  });
  if (change === undefined) throw UnknownChange();
  // Before the tables are locked: a change of a prize, too, keeps these values first.
  await keepMonthValues(trx, now);
  await lockTables(trx, change);
  const { reason } = (await undoStates(trx, [change]))(change);
  if (reason !== null || change.journal === null) throw notUndoable(reason ?? '');

  const undo = { of: change.journal, at: change.at, into: randomUUID() };
  const filled = await monthsFilledBy(trx, { id, journal: change.journal });
  for (const table of journaledTableNames.toReversed()) await deleteRows(trx, table, undo);
  for (const table of journaledTableNames) await restoreRows(trx, table, undo, now);
  const challenges = await rows<NewChallenge>(
    trx,
    `select ${fieldsOf(NewChallenge)} from ${image('challenges', 'removed')} c`,
    { of: undo.of },
  );
  for (const challenge of challenges) await divideToldNumbers(trx, challenge);
  await undecideNumbers(trx, undo);
  await recountTouchedDays(trx, undo, now);
  const players = await rows<{ id: string }>(trx, COUNTED_ANEW, { of: undo.of });
  await recountPlayers(
    trx,
    players.map((player) => player.id),
    now,
    undo.into,
  );
  await giveTimesBack(trx, undo);
  await takeWaiting(trx, undo, now);
  const forgottenMonths = await forgetImportedMonths(trx, filled, now);
  // Kept positions go with their month: an undo of this one does not bring them back.
  await rows(
    trx,
    `update audit_rows set removed = coalesce((
      select jsonb_agg(r) from jsonb_array_elements(removed) r
      where not jsonb_exists(cast(:months as jsonb), left(r ->> 'month', 7))), '[]')
    where journal = :into and table_name = 'last_positions'`,
    { into: undo.into, months: JSON.stringify(forgottenMonths) },
  );
  await updateSumsOfOpenMonths(trx, now);
  await noteChange(trx, now);
  return {
    before: null,
    after: { undone: id, action: change.action, ...(forgottenMonths.length > 0 && { forgottenMonths }) },
    journal: undo.into,
    undoes: id,
    reply: null,
  };
}

/**
 * Waits for changes under way of the tables that the standings' lock does not guard, and lets none begin until this transaction
 * ends: what the undo finds now it must find when it writes.
 */
async function lockTables(trx: Transaction, { journal }: Pick<ChangeRow, 'journal'>): Promise<void> {
  const touched = await rows<{ table: string }>(
    trx,
    'select table_name as "table" from audit_rows where journal = :journal',
    { journal },
  );
  for (const table of journaledTableNames)
    if (journaledTables[table].isOutsideStandings && touched.some((one) => one.table === table))
      await trx.raw(`lock table ${table} in exclusive mode`);
}

interface Undo {
  /** The journal of the change that is undone. */
  readonly of: string;
  /** When that change was made, as an ISO instant. */
  readonly at: string;
  /** The undo's own journal. */
  readonly into: string;
}

/** SQL of the rows `r` that give way to those that an undo restores, for the `where` of a delete. */
function inTheWay(table: JournaledTable): string {
  const { unique, byHand, givesWay } = journaledTables[table];
  if (!givesWay || !unique || !byHand) return '';
  return `or not ${byHand('r')} and (${columns('r', unique)}) in (select ${columns('o', unique)} from ${image(table, 'removed')} o)`;
}

/**
 * Deletes the rows that a change wrote; for a player whom it created, also all rows that belong to the player. A player whom it
 * changed stays, with those rows: restoreRows gives back the old values.
 */
async function deleteRows(trx: Transaction, table: JournaledTable, { of, into }: Undo): Promise<void> {
  const { key, isDecision } = journaledTables[table];
  const ofPlayers = tablesOfPlayers.includes(table) ? `or r.player_id in ${createdPlayers()}` : '';
  const written =
    table === 'players'
      ? createdPlayers()
      : `(select ${columns('w', key)} from ${image(table, 'written')} w)`;
  await journaled(
    trx,
    { journal: into, table },
    `delete from ${table} r
    where ${isDecision ? 'false' : `(${columns('r', key)}) in ${written}`} ${ofPlayers} ${inTheWay(table)}`,
    { of },
  );
  // The links of a player who goes away belong to nobody, as after a removal.
  if (table === 'identity_links')
    await journaled(
      trx,
      { journal: into, table },
      `update identity_links set player_id = null where player_id in ${createdPlayers()}`,
      { of },
    );
}

/** Returns the days of the events of people whose link the change touched, for each player whose they were, are or would be. */
const relinkedDays = (trx: LockedTransaction, { of }: Pick<Undo, 'of'>): Promise<PlayerDay[]> =>
  rows(
    trx,
    `with touched as (
      select source, who, player_id from ${image('identity_links', 'removed')}
      union select source, who, player_id from ${image('identity_links', 'written')}
    )
    select distinct p.id as "playerId", d.date from touched t
    cross join lateral (
      select t.player_id union select l.player_id from identity_links l where l.source = t.source and l.who = t.who
    ) whose join players p on p.id = whose.player_id
    cross join lateral (
      select day as date from events e where e.source = t.source and e.who = t.who and e.cancels is null
      union select day from event_sums s where s.source = t.source and s.who = t.who
    ) d`,
    { of },
  );

/** SQL of the players of whom all days are counted anew: those whom the change touched, whose links, or of whose sources what they count. */
const COUNTED_ANEW = `
  select id from ${image('players', 'removed')} p
  union select player_id from ${image('identity_links', 'removed')} o where player_id is not null
  union select player_id from ${image('identity_links', 'written')} w where player_id is not null
  union select l.player_id from identity_links l join ${image('event_kinds', 'written')} k on k.source = l.source
    where l.player_id is not null`;

/** SQL of the events that a change wrote or removed. */
const TOUCHED_EVENTS = `(select * from ${image('events', 'removed')} x union all select * from ${image('events', 'written')} y)`;

/**
 * Counts anew what events count of the days whose entries or events the change touched: their sums of then do not return, nor those of
 * a leaver, whose numbers may have gone to another since. `recountPlayers` counts the days of players whom the change removed.
 */
async function recountTouchedDays(trx: LockedTransaction, { of, into }: Undo, now: Now): Promise<void> {
  const ofEntries = await rows<PlayerDay>(
    trx,
    `select r.player_id as "playerId", r.date from (
      select * from ${image('entries', 'removed')} union all select * from ${image('entries', 'written')}
    ) r where r.player_id not in (select id from ${image('players', 'removed')}) and (
      exists (select from identity_links l where l.player_id = r.player_id)
      -- What nobody wrote returns as it was, with its time, and goes where nothing counts it any more.
      or 'counted' in (${eachNumber(({ column }) => `coalesce(r.${column}_origin, '')`)}))`,
    { of },
  );
  const ofEvents = await rows<PlayerDay>(
    trx,
    `select i.player_id as "playerId", d.day as date from (
      select source, who, day from ${TOUCHED_EVENTS} b where b.cancels is null
      union select e.source, e.who, e.day from ${TOUCHED_EVENTS} b join events e on e.source = b.source and e.id = b.cancels
    ) d join identity_links i on i.source = d.source and i.who = d.who where i.player_id is not null`,
    { of },
  );
  await recountDays(trx, ofEntries, now, into, true);
  await recountDays(trx, [...ofEvents, ...(await relinkedDays(trx, { of }))], now, into);
}

/**
 * Inserts the rows that a change removed, if they still apply, with the columns that the journal knows: a younger column has its
 * default, and keeps its value in a player whom the change did not remove.
 */
async function restoreRows(
  trx: Transaction,
  table: JournaledTable,
  { of, at, into }: Undo,
  { instant }: Now,
): Promise<void> {
  const known = await rows<{ attname: string }>(trx, knownColumns(table, 'removed'), { of });
  if (known.length === 0) return;
  const names = known.map(({ attname }) => `"${attname}"`);
  const replaced = names.map((name) => `${name} = excluded.${name}`);
  await journaled(
    trx,
    { journal: into, table },
    `insert into ${table} (${names.join()}) select ${columns('r', names)} from ${image(table, 'removed')} r
    where ${journaledTables[table].stillHolds ?? 'true'}
    ${table === 'players' ? `on conflict (id) do update set ${replaced.join()}` : ''}`,
    { of, at },
  );
  if (table !== 'entries') return;
  // A close or rebuild that ran meanwhile has not met these entries: like late ones, they wait for the next.
  await trx.raw(
    `update entries set recorded_at = :now
    where id in (select id from ${image('entries', 'removed')}) and (
      exists (select from closed_days where cut_off > :at)
      or exists (select from final_month_rebuilds where rebuilt_at > :at and month = date_trunc('month', date)))`,
    { now: instant.toString(), of, at },
  );
}
