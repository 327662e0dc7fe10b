import { randomUUID } from 'node:crypto';
import type { Change } from '../change.ts';
import { Failure, failure } from '../failure.ts';
import { keepSumsOfOpenMonths, noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { columns, image } from './image.ts';
import { traced } from './trace.ts';
import { type TracedTable, tablesOfPlayers, tracedTableNames, tracedTables } from './traced-tables.ts';
import { undoState } from './undo-state.ts';

export const UnknownChange = failure('unknown_change', 404, () => 'Questa modifica non esiste');
const notUndoable = (reason: string) => new Failure('not_undoable', 409, reason);

/** What an undo did: the change that it took back, as the audit names it. */
export interface Undone {
  readonly undone: string;
  readonly action: string;
}

interface ChangeRow {
  id: string;
  at: string;
  action: string;
  trace: string | null;
}

/**
 * Takes a change back: the rows it wrote go, those it removed return with their ids, and the standings follow. A final
 * month's standings stay as they were stored. An undo leaves a trace of its own, and can be undone in turn.
 * @throws UnknownChange; a 409 that says why, where it was undone before, cannot be, or something newer depends on it
 */
export async function undoChange(
  trx: LockedTransaction,
  id: string,
  moment: Moment,
): Promise<Change<null, Undone> & { readonly reply: null }> {
  const change = await firstRow<ChangeRow>(trx, 'select id, at, action, trace from audit where id = :id', {
    id,
  });
  if (change === undefined) throw UnknownChange();
  const { reason } = await undoState(trx, change);
  if (reason !== null || change.trace === null) throw notUndoable(reason ?? '');

  const undo = { of: change.trace, at: change.at, into: randomUUID() };
  for (const table of tracedTableNames.toReversed()) await takeAway(trx, table, undo);
  for (const table of tracedTableNames) await bringBack(trx, table, undo, moment);
  await keepSumsOfOpenMonths(trx, moment);
  await noteChange(trx, moment);
  return {
    before: null,
    after: { undone: id, action: change.action },
    trace: undo.into,
    undoes: id,
    reply: null,
  };
}

interface Undo {
  /** The trace of the change that is taken back. */
  readonly of: string;
  /** When that change was made. */
  readonly at: string;
  /** The undo's own trace. */
  readonly into: string;
}

/** Removes the rows that a change wrote; with a player whom it created, all that belongs to the player. */
async function takeAway(trx: Transaction, table: TracedTable, { of, into }: Undo): Promise<void> {
  const { key } = tracedTables[table];
  const ofPlayers = tablesOfPlayers.includes(table)
    ? `or r.player_id in (select id from ${image('players', 'written')})`
    : '';
  await traced(
    trx,
    { trace: into, table },
    `delete from ${table} r
    where (${columns('r', key)}) in (select ${columns('w', key)} from ${image(table, 'written')} w) ${ofPlayers}`,
    { of },
  );
}

/** Inserts the rows that a change removed, where they still mean something. */
async function bringBack(
  trx: Transaction,
  table: TracedTable,
  { of, at, into }: Undo,
  { now }: Moment,
): Promise<void> {
  await traced(
    trx,
    { trace: into, table },
    `insert into ${table} select r.* from ${image(table, 'removed')} r where ${tracedTables[table].stillHolds ?? 'true'}`,
    { of, at },
  );
  if (table !== 'entries') return;
  // A close that ran meanwhile has not met them: like late numbers, they are provisional until the next.
  await trx.raw(
    `update entries set recorded_at = :now
    where id in (select id from ${image('entries', 'removed')}) and exists (select from closed_days where ran_at > :at)`,
    { now: now.toString(), of, at },
  );
}
