import { nameKey } from '@vetta/contract/name-key';
import { goneAmong, type KeyedHash } from '../players/known-people.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** How a source calls somebody. */
export interface Called {
  readonly source: string;
  readonly who: string;
}

const hashOf = ({ source, who }: Called, keyed: KeyedHash): Promise<string> =>
  keyed(JSON.stringify([source, who]));

/** Returns the name in an address such as `mario.rossi@azienda.it`. */
export function nameInAddress(who: string): string {
  const [local = ''] = who.split('@');
  return local.replace(/[._+\d-]+/g, ' ').trim();
}

/** Remembers how sources called a person who is forgotten, so that none of them brings the person back. */
export async function rememberForgotten(
  trx: Transaction,
  called: readonly Called[],
  keyed: KeyedHash,
): Promise<void> {
  for (const one of called)
    await trx('forgotten_identities')
      .insert({ source: one.source, who_hash: await hashOf(one, keyed) })
      .onConflict()
      .ignore();
}

/** Returns whom of these a source must not name again: those it named before, and those called by a forgotten name that no player has. */
export async function forgottenAmong(
  trx: Transaction,
  source: string,
  whos: readonly string[],
  keyed: KeyedHash,
): Promise<ReadonlySet<string>> {
  if (whos.length === 0) return new Set();
  const stored = await rows<{ hash: string }>(
    trx,
    'select who_hash as hash from forgotten_identities where source = :source',
    { source },
  );
  const hashes = new Set(stored.map(({ hash }) => hash));
  const { whoIsGone } = await goneAmong(trx, [...whos, ...whos.map(nameInAddress)], keyed);
  const players = await rows<{ name: string }>(trx, 'select name from players');
  const taken = new Set(players.map(({ name }) => nameKey(name)));
  const isForgottenName = (name: string) =>
    !taken.has(nameKey(name)) && whoIsGone(nameKey(name)) === 'forgotten';
  const forgotten = new Set<string>();
  for (const who of whos)
    if (
      isForgottenName(who) ||
      isForgottenName(nameInAddress(who)) ||
      (hashes.size > 0 && hashes.has(await hashOf({ source, who }, keyed)))
    )
      forgotten.add(who);
  return forgotten;
}
