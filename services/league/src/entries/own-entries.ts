import { MADE_BY_KEY, type NarrowKey } from '../audit/own-changes.ts';
import { failure } from '../failure.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';

const EntryOfAnother = failure(
  'entry_of_another',
  403,
  () => 'Questa chiave toglie soltanto i numeri che ha scritto lei: questi li ha scritti qualcun altro',
);

/** Checks that it was the key that wrote these entries last. A narrow key takes away what it made, and nothing else. @throws EntryOfAnother */
export async function refuseEntriesOfOthers(
  trx: Transaction,
  ids: readonly string[],
  { id, name }: NarrowKey,
): Promise<void> {
  const others = await rows(
    trx,
    `select from entries e where e.id = any (cast(:ids as uuid[])) and not exists (
      select from audit a join admin_keys k on k.id = :id
      left join audit_rows r on r.journal = a.journal and r.table_name = 'entries'
      where a.at = e.recorded_at and ${MADE_BY_KEY}
        and (a.after ->> 'id' = cast(e.id as text) or r.written @> jsonb_build_array(jsonb_build_object('id', e.id))))`,
    { ids: [...ids], id, name },
  );
  if (others.length > 0) throw EntryOfAnother();
}
