import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { italianInstant, italianMonth, monthOf } from '../time/rome.ts';
import { actionLabel } from './action-labels.ts';
import { actorInWords } from './actor-in-words.ts';
import type { Conflict } from './conflict.ts';
import { journaledTables } from './journaled-tables.ts';

/** A change, and the row because of which it cannot be undone. */
export interface ConflictingChange {
  readonly id: string;
  readonly conflict: Conflict;
}

/** Returns for each change the Italian sentence that says why it cannot be undone: what conflicts, who did it and when. */
export async function explainConflicts(
  db: Database,
  changes: readonly ConflictingChange[],
): Promise<ReadonlyMap<string, string>> {
  const names = await playerNames(
    db,
    changes.map(({ conflict }) => text(conflict.row.player_id)),
  );
  const newer = await newerChanges(db, changes);
  return new Map(
    changes.map(({ id, conflict }) => [
      id,
      explain(conflict, newer.get(id), names.get(text(conflict.row.player_id))),
    ]),
  );
}

function explain(conflict: Conflict, newer: NewerChange | undefined, player: string | undefined): string {
  if (conflict.isFinal) {
    const month = italianMonth(monthOf(text(conflict.row.date_earned)));
    return `Non si può annullare: il mese di ${month} è concluso e i suoi bonus non si toccano più`;
  }
  const { called } = journaledTables[conflict.table];
  const thing = called((column) => text(conflict.row[column]), player ?? 'un partecipante eliminato');
  if (newer === undefined) return `Non si può annullare: nel frattempo è cambiato qualcosa: ${thing}`;
  const what = `«${actionLabel(newer.action)}» di ${actorInWords(newer.actor)}, ${italianInstant(newer.at)}`;
  const first = newer.journal === null ? '' : '. Annulla prima quella';
  return `Non si può annullare: c’è una modifica più recente (${what}) che riguarda ${thing}${first}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** SQL of a player's name, or of the last name of a player who was removed. */
export const PLAYER_NAME = (id: string): string => `coalesce(
  (select p.name from players p where cast(p.id as text) = ${id}),
  (select g.before ->> 'name' from audit g where g.subjects @> array[${id}] and g.before ->> 'id' = ${id}
    order by g.id desc limit 1))`;

async function playerNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const named = await rows<{ id: string; name: string | null }>(
    db,
    `select asked.id, ${PLAYER_NAME('asked.id')} as name from unnest(cast(:ids as text[])) asked (id)`,
    { ids: [...new Set(ids)] },
  );
  return new Map(named.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

interface NewerChange {
  readonly actor: string;
  readonly at: string;
  readonly action: string;
  readonly journal: string | null;
}

/** Returns for each change the newest one of its row after it, found by what it says itself or by its journal. */
async function newerChanges(
  db: Database,
  changes: readonly ConflictingChange[],
): Promise<ReadonlyMap<string, NewerChange>> {
  const conflicts = changes.map(({ id, conflict: { table, row } }) => ({
    change: id,
    table_name: table,
    player: text(row.player_id),
    about: [row.id, row.player_id, table === 'contests' ? 'contest' : row.key].filter(Boolean),
    row: row.id === undefined ? { player_id: row.player_id } : { id: row.id },
  }));
  const found = await rows<NewerChange & { readonly change: string }>(
    db,
    `select c.change, newer.* from jsonb_to_recordset(cast(:conflicts as jsonb))
      c (change uuid, table_name text, player text, about text[], "row" jsonb)
    cross join lateral (
      select a.actor, a.at, a.action, a.journal from audit a
      where a.id > c.change and a.subjects && c.about
        -- A change that was itself undone does not conflict.
        and not exists (select from audit u where u.undoes = a.id)
        and (
          a.before ->> 'id' = any(c.about) or a.after ->> 'id' = any(c.about)
          or (c.table_name in ('disqualifications', 'bonus_blocks') and a.after ->> 'playerId' = c.player)
          or exists (
            select from audit_rows r
            where r.journal = a.journal and r.table_name = c.table_name
              and (r.removed @> jsonb_build_array(c."row") or r.written @> jsonb_build_array(c."row"))
          )
        )
      order by a.id desc limit 1
    ) newer`,
    { conflicts: JSON.stringify(conflicts) },
  );
  return new Map(found.map(({ change, ...newer }) => [change, newer]));
}
