import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { JournaledTable } from './journaled-tables.ts';

type Bindings = Parameters<typeof rows>[2];

/**
 * Runs a statement that inserts, updates or deletes rows of one table, and writes to the journal the rows as they were
 * before and after. The rows never leave the database, however many there are. `statement` must not have RETURNING.
 */
export async function journaled(
  trx: Transaction,
  { journal, table }: { journal: string; table: JournaledTable },
  statement: string,
  bindings: Bindings = {},
): Promise<void> {
  await rows(
    trx,
    `with touched as (${statement} returning to_jsonb(old) as old, to_jsonb(new) as new)
    insert into audit_rows (journal, table_name, removed, written)
    select :journal, '${table}', coalesce(jsonb_agg(old) filter (where old is not null), '[]'),
      coalesce(jsonb_agg(new) filter (where new is not null), '[]')
    from touched having count(*) > 0
    on conflict (journal, table_name) do update set removed = audit_rows.removed || excluded.removed,
      written = audit_rows.written || excluded.written`,
    { ...bindings, journal },
  );
}

/** SQL of the rows of one side of a journal that the other side does not have. */
const without = (one: string, other: string) => `coalesce((
  select jsonb_agg(r) from jsonb_array_elements(${one}) r
  where r - 'recorded_at' not in (select w - 'recorded_at' from jsonb_array_elements(${other}) w)), '[]')`;

/**
 * Takes out of a journal what its change wrote of a table and wrote over again itself: what is left are the rows as they were before
 * the change, and after it.
 */
export async function collapseJournal(
  trx: Transaction,
  { journal, table }: { journal: string; table: JournaledTable },
): Promise<void> {
  await rows(
    trx,
    `update audit_rows set removed = ${without('removed', 'written')}, written = ${without('written', 'removed')}
    where journal = :journal and table_name = :table`,
    { journal, table },
  );
}
