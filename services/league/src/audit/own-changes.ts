import { failure } from '../failure.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/** A key that may write numbers, and do nothing else. */
export interface NarrowKey {
  readonly id: string;
  readonly name: string;
}

const ChangeOfAnother = failure(
  'change_of_another',
  403,
  () => 'Questa chiave annulla soltanto i numeri che ha registrato lei: questa modifica è di qualcun altro',
);

/** SQL of the changes that a key of the name `:name` made, itself or through a guest, over rows `a` of the audit and `k` of the keys. */
export const MADE_BY_KEY = `(k.made_at <= a.at and (a.actor = :name or starts_with(a.actor, cast(:name as text) || ', con «')))`;

/** Checks that a key made a change itself: a narrow key takes back nothing else. @throws ChangeOfAnother */
export async function refuseChangeOfAnother(trx: Transaction, id: string, key: NarrowKey): Promise<void> {
  const ofAnother = await firstRow(
    trx,
    `select 1 from audit a where a.id = :id and not exists (select from admin_keys k where k.id = :key and ${MADE_BY_KEY})`,
    { id, key: key.id, name: key.name },
  );
  if (ofAnother !== undefined) throw ChangeOfAnother();
}

/**
 * Returns who changed a row last: the row of this id or key, or the only one that the call changes. Undefined for an admin
 * without a name.
 */
export async function lastAuthor(
  db: Database,
  { action, subject }: { readonly action: string; readonly subject: string | undefined },
): Promise<string | undefined> {
  const found =
    subject === undefined
      ? await firstRow<{ actor: string }>(
          db,
          'select actor from audit where action = :action order by id desc limit 1',
          { action },
        )
      : await firstRow<{ actor: string }>(
          db,
          'select actor from audit where subjects @> array[cast(:subject as text)] order by id desc limit 1',
          { subject },
        );
  return found?.actor === 'admin' ? undefined : found?.actor;
}
