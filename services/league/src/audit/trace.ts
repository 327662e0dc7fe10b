import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { TracedTable } from './traced-tables.ts';

type Bindings = Parameters<typeof rows>[2];

/**
 * Runs a statement that inserts, updates or deletes rows of one table, and keeps in the trace what it removed and what
 * it wrote. The rows never leave the database, however many they are. `statement` has no RETURNING of its own.
 */
export async function traced(
  trx: Transaction,
  { trace, table }: { trace: string; table: TracedTable },
  statement: string,
  bindings: Bindings = {},
): Promise<void> {
  await rows(
    trx,
    `with touched as (${statement} returning to_jsonb(old) as old, to_jsonb(new) as new)
    insert into audit_rows (trace, table_name, removed, written)
    select :trace, '${table}', coalesce(jsonb_agg(old) filter (where old is not null), '[]'),
      coalesce(jsonb_agg(new) filter (where new is not null), '[]')
    from touched having count(*) > 0
    on conflict (trace, table_name) do update set removed = audit_rows.removed || excluded.removed,
      written = audit_rows.written || excluded.written`,
    { ...bindings, trace },
  );
}
