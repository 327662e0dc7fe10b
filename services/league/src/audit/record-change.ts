import type { Change } from '../change.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/** Who changed what: `action` is the call or the command that did it. */
export interface AuditedChange {
  readonly actor: string;
  readonly action: string;
  readonly at: Temporal.Instant;
  readonly change: Change<unknown, unknown>;
}

/** Writes the audit row of a change in the change's own transaction and returns the row's id. */
export async function recordChange(
  trx: Transaction,
  { actor, action, at, change: { before, after, journal, undoes, subjects = [] } }: AuditedChange,
): Promise<string> {
  const bindings = {
    at: at.toString(),
    actor,
    action,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    journal: journal ?? null,
    undoes: undoes ?? null,
    subjects,
  };
  const row = await firstRow<{ id: string }>(trx, RECORD, bindings, 'record change');
  if (row === undefined) throw new Error('The audit row was not returned');
  return row.id;
}

// A journal without rows means that nothing changed. The subjects come from the change itself and from its journal's rows.
const RECORD = `
  insert into audit (at, actor, action, before, after, journal, undoes, subjects)
  select :at, :actor, :action, given.before, given.after,
    (select journal from audit_rows where journal = cast(:journal as uuid) limit 1), :undoes,
    array(
      select distinct subject #>> '{}' from (
        select jsonb_path_query(jsonb_build_array(given.before, given.after), '$[*].id') as subject
        union all select jsonb_path_query(jsonb_build_array(given.before, given.after), '$[*].playerId')
        union all select jsonb_path_query(jsonb_build_array(given.before, given.after), '$[*].key')
        union all select jsonb_path_query(removed || written, '$[*].player_id') from audit_rows
          where journal = cast(:journal as uuid)
        union all select jsonb_path_query(removed || written, '$[*].id') from audit_rows
          where journal = cast(:journal as uuid) and table_name = 'players'
        union all select to_jsonb(unnest(cast(:subjects as text[])))
        union all select to_jsonb(unnest(subjects)) from audit where id = cast(:undoes as uuid)
      ) subjects where subject #>> '{}' is not null
    )
  from (select cast(:before as jsonb) as before, cast(:after as jsonb) as after) given
  returning id`;
