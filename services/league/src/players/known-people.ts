import { type KnownPlayer, type WhoIsGone, wordsInOneOrder } from '@vetta/contract/match-people';
import { nameKey } from '@vetta/contract/name-key';
import { isUndone } from '../audit/is-undone.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** Returns the hash of a text by a key that is not in the database: without the key nobody finds a forgotten name again. */
export type KeyedHash = (text: string) => Promise<string>;

/** Returns all players whom a name can mean, with their earlier names; an import removes the demonstration's first. */
export const listKnownPlayers = (
  db: Database,
  { withDemo = false }: { readonly withDemo?: boolean } = {},
): Promise<KnownPlayer[]> =>
  rows(
    db,
    `select p.id, p.name, p.archived_on as "archivedOn",
      array(select n.name from earlier_names n where n.player_id = p.id and n.name <> p.name order by n.name) as "earlierNames"
    from players p where :withDemo or not p.is_demo order by p.id`,
    { withDemo },
  );

/** Keeps a name that its player no longer has, or that nobody has once the player is removed. */
export const keepEarlierName = (trx: Transaction, playerId: string, name: string): Promise<unknown> =>
  trx('earlier_names').insert({ player_id: playerId, name }).onConflict().ignore();

/** Puts keyed hashes in place of the names of a person who is forgotten. */
export async function forgetEarlierNames(
  trx: Transaction,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
  keyed: KeyedHash,
): Promise<void> {
  await trx('earlier_names').where({ player_id: id }).delete();
  const hashes = await Promise.all([...new Set(names.map(inOneOrder))].map(keyed));
  for (const hash of hashes) await trx('forgotten_names').insert({ name_hash: hash }).onConflict().ignore();
}

/** What is known of names that nobody has any more. */
export interface GoneNames {
  readonly whoIsGone: WhoIsGone;
  /** Whether an import left the rows of a forgotten name out for good, by its `nameKey`. */
  readonly isLeftOut: (key: string) => boolean;
}

/** Returns who of these names is gone. Without `keyed` the names of those who were made anonymous are not found. */
export async function goneAmong(
  db: Database,
  names: readonly string[],
  keyed: KeyedHash | undefined,
): Promise<GoneNames> {
  const removed = await rows<{ name: string }>(
    db,
    'select distinct name from earlier_names n where not exists (select from players p where p.id = n.player_id)',
  );
  const removedKeys = new Set(removed.map(({ name }) => inOneOrder(name)));
  const forgotten = await forgottenAmong(db, names, keyed);
  return {
    whoIsGone(key) {
      if (forgotten.has(wordsInOneOrder(key))) return 'forgotten';
      return removedKeys.has(wordsInOneOrder(key)) ? 'removed' : undefined;
    },
    isLeftOut: (key) => forgotten.get(wordsInOneOrder(key)) ?? false,
  };
}

/** Returns which of the names are forgotten ones, by their words in one order, and whether their rows are left out. */
async function forgottenAmong(
  db: Database,
  names: readonly string[],
  keyed: KeyedHash | undefined,
): Promise<ReadonlyMap<string, boolean>> {
  const stored = await rows<{ hash: string; isLeftOut: boolean }>(
    db,
    `select name_hash as hash, left_out_by is not null and not ${isUndone('left_out_by')} as "isLeftOut"
    from forgotten_names`,
  );
  if (stored.length === 0 || keyed === undefined) return new Map();
  const byHash = new Map(stored.map(({ hash, isLeftOut }) => [hash, isLeftOut]));
  const found = new Map<string, boolean>();
  for (const key of new Set(names.map(inOneOrder))) {
    const isLeftOut = byHash.get(await keyed(key));
    if (isLeftOut !== undefined) found.set(key, isLeftOut);
  }
  return found;
}

/** Notes that an import leaves the rows of those of these names out that are forgotten ones, and returns these. */
export async function leaveForgottenOut(
  trx: Transaction,
  names: readonly string[],
  journal: string,
  keyed: KeyedHash | undefined,
): Promise<ReadonlySet<string>> {
  const forgotten = await forgottenAmong(trx, names, keyed);
  const theirs = names.filter((name) => forgotten.has(inOneOrder(name)));
  if (keyed !== undefined)
    for (const name of theirs)
      await trx('forgotten_names')
        .where({ name_hash: await keyed(inOneOrder(name)) })
        .update({ left_out_by: journal });
  return new Set(theirs);
}

const inOneOrder = (name: string): string => wordsInOneOrder(nameKey(name));
