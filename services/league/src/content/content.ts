import { randomUUID } from 'node:crypto';
import type { ContentChange, ContentItem, NewContent } from '@vetta/contract/content';
import { journaled } from '../audit/journal.ts';
import type { Created, Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { Database, Transaction } from '../store/database.ts';
import { given } from '../store/given.ts';
import { firstRow, rows } from '../store/rows.ts';

export const UnknownContent = failure('unknown_content', 404, () => 'Questo contenuto non esiste più');
export const KeyTaken = failure(
  'key_taken',
  409,
  (key: string) => `Esiste già un contenuto con la chiave «${key}»`,
);

const COLUMNS = 'id, key, value, description';

/** The texts that admins set, in the order of their keys. */
export const listContent = (db: Database): Promise<ContentItem[]> =>
  rows(db, `select ${COLUMNS} from site_content order by key`);

/** Returns a text and locks its row until this transaction ends. @throws UnknownContent */
async function requireContent(trx: Transaction, key: string): Promise<ContentItem> {
  const item = await firstRow<ContentItem>(
    trx,
    `select ${COLUMNS} from site_content where key = :key for update`,
    { key },
  );
  if (item === undefined) throw UnknownContent();
  return item;
}

/** @throws KeyTaken */
export async function addContent(trx: Transaction, item: NewContent): Promise<Created<ContentItem>> {
  const after = await firstRow<ContentItem>(
    trx,
    `insert into site_content (key, value, description) values (:key, :value, :description)
    on conflict (key) do nothing returning ${COLUMNS}`,
    { key: item.key, value: item.value, description: item.description || null },
  );
  if (after === undefined) throw KeyTaken(item.key);
  return { before: null, after };
}

/** Changes a text or its description; a field that is left out stays. @throws UnknownContent */
export async function changeContent(
  trx: Transaction,
  key: string,
  { value, description }: ContentChange,
): Promise<Replaced<ContentItem>> {
  const before = await requireContent(trx, key);
  const changed = given({ value, description: description === '' ? null : description });
  if (Object.keys(changed).length > 0) await trx('site_content').where({ key }).update(changed);
  return { before, after: await requireContent(trx, key) };
}

/** @throws UnknownContent */
export async function removeContent(trx: Transaction, key: string): Promise<Removed<ContentItem>> {
  const before = await requireContent(trx, key);
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'site_content' }, 'delete from site_content where key = :key', {
    key,
  });
  return { before, after: null, journal };
}
