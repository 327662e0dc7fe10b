import type { PluginOwner } from '@vetta/contract/generations';
import type { Replaced } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Author } from './author.ts';

const OwnedByAnother = failure(
  'owned_by_another',
  403,
  (name: string) =>
    `«${name}» è di chi lo ha pubblicato per primo: usa un altro nome, o chiedi a un admin di passarlo a questa chiave`,
);
const UnknownPlugin = failure('unknown_plugin', 404, (name: string) => `Nessun ospite si chiama «${name}»`);
const UnknownOwner = failure('unknown_owner', 404, () => 'Questa chiave non c’è, o non pubblica plugin');

/** Makes a guest's name the author's if nobody has it. @throws OwnedByAnother */
export async function claimName(trx: Transaction, name: string, author: Author): Promise<void> {
  await rows(trx, 'insert into plugin_owners (name, key_id) values (:name, :key) on conflict do nothing', {
    name,
    key: author.keyId,
  });
  await checkOwner(trx, [name], author);
}

/** Checks that these names are the author's. An admin changes every name's builds. @throws OwnedByAnother */
export async function checkOwner(trx: Transaction, names: readonly string[], author: Author): Promise<void> {
  if (author.isAdmin) return;
  const found = await rows<{ name: string }>(
    trx,
    'select name from plugin_owners where key_id = :key and name = any (cast(:names as text[]))',
    { key: author.keyId, names: [...names] },
  );
  const own = new Set(found.map(({ name }) => name));
  const [another] = names.filter((name) => !own.has(name));
  if (another !== undefined) throw OwnedByAnother(another);
}

/** Hands a guest's name over to another key, or with null to the admins. @throws UnknownPlugin, UnknownOwner */
export async function handOver(
  trx: Transaction,
  name: string,
  keyId: string | null,
): Promise<Replaced<PluginOwner>> {
  const before = await firstRow<PluginOwner>(
    trx,
    'select name, key_id as "keyId" from plugin_owners where name = :name for update',
    { name },
  );
  if (before === undefined) throw UnknownPlugin(name);
  if (keyId !== null) await requirePublisher(trx, keyId);
  await trx('plugin_owners').where({ name }).update({ key_id: keyId });
  return { before, after: { name, keyId } };
}

async function requirePublisher(db: Database, id: string): Promise<void> {
  const found = await firstRow(
    db,
    `select from admin_keys where id = :id and revoked_at is null and scopes && array['admin', 'publish', 'publish:trial']`,
    { id },
  );
  if (found === undefined) throw UnknownOwner();
}
