import { isGuest, PublishedManifest } from '@vetta/contract/plugins-json';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import type { Author } from './author.ts';
import { checkOwner } from './owners.ts';

/** The hash of each build by its name. */
export type Builds = Readonly<Record<string, string>>;

export const KeyChangesGuestsOnly = failure(
  'key_changes_guests_only',
  403,
  (name: string) =>
    `«${name}» gira nella pagina stessa, con la chiave di chi la usa: lo cambia un admin. Questa chiave pubblica soltanto ospiti`,
);

/**
 * Checks that an author may lead from some builds to others, by whichever call: a narrow key changes guests of its own alone, and the
 * build before is one, too. @throws KeyChangesGuestsOnly, OwnedByAnother
 */
export async function checkReach(
  trx: Transaction,
  author: Author,
  { before, after }: { readonly before: Builds; readonly after: Builds },
): Promise<void> {
  if (author.isAdmin) return;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const sides = changed.flatMap((name) => [before[name], after[name]].map((hash) => ({ name, hash })));
  const manifests = await declarationsOf(
    trx,
    sides.flatMap(({ name, hash }) => (hash === undefined ? [] : [[name, hash] as const])),
  );
  for (const { name, hash } of sides)
    if (hash !== undefined && !isGuest(manifests.get(`${name} ${hash}`) ?? null))
      throw KeyChangesGuestsOnly(name);
  await checkOwner(trx, changed, author);
}

/** Returns what published builds declare, by name and hash with a space between; the shell declares nothing. */
export async function declarationsOf(
  trx: Transaction,
  builds: readonly (readonly [name: string, hash: string])[],
): Promise<Map<string, PublishedManifest>> {
  const found = await rows<{ name: string; hash: string; declaration: unknown }>(
    trx,
    `select v.name, v.hash, v.declaration from plugin_versions v
    join jsonb_to_recordset(cast(:builds as jsonb)) as b(name text, hash text) using (name, hash)
    where v.declaration is not null order by v.name collate "C"`,
    { builds: JSON.stringify(builds.map(([name, hash]) => ({ name, hash }))) },
  );
  return new Map(
    found.map(({ name, hash, declaration }) => [`${name} ${hash}`, PublishedManifest.parse(declaration)]),
  );
}
