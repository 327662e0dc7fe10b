import { nameKey } from '@vetta/contract/name-key';
import { sectionsMeet } from '@vetta/contract/own-sections';
import { PluginManifest, type PublishedManifest } from '@vetta/contract/plugins-json';
import { owns } from '@vetta/contract/route-path';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { type Builds, declarationsOf } from './reach.ts';

const PlaceTaken = failure(
  'place_taken',
  409,
  (name: string, place: string, owner: string) =>
    `«${name}» vuole ${place}, che è già di «${owner}»: cambialo in plugin.ts`,
);
const CallsNotApproved = failure(
  'calls_not_approved',
  409,
  (name: string, calls: readonly string[]) =>
    `«${name}» chiede chiamate che nessuno ha approvato: ${calls.join(', ')}. Approvale con la generazione (--calls)`,
);

const NotAllowed = failure(
  'guest_not_allowed',
  409,
  (name: string, place: string) =>
    `«${name}» dice di sé qualcosa che oggi non è ammesso (${place}): chi lo scrive lo corregge e lo pubblica di nuovo`,
);

export interface Build {
  readonly name: string;
  readonly hash: string;
}

interface Chosen {
  /** All builds of the generation. */
  readonly builds: readonly (readonly [name: string, hash: string])[];
  /** Those of the generation that it follows. */
  readonly before: Builds;
  /** The calls that an admin approves with it. */
  readonly approved: readonly string[];
  /** Builds whose calls hold, since they were current until somebody went back. */
  readonly left?: readonly Build[];
}

/**
 * Checks the guests that a generation brings anew: their pages, sections and scenes are nobody else's, and their calls are those of
 * the build before, if the same key has published it, or approved now. @throws NotAllowed, PlaceTaken, CallsNotApproved
 */
export async function checkGuests(
  trx: Transaction,
  { builds, before, approved, left = [] }: Chosen,
): Promise<void> {
  const manifests = byName(await declarationsOf(trx, builds));
  const after: Builds = Object.fromEntries(builds);
  const changed = builds.filter(([name, hash]) => before[name] !== hash);
  for (const [name] of changed) {
    const guest = manifests.get(name);
    if (!guest?.isolated) continue;
    const { error } = PluginManifest.safeParse(guest);
    if (error) throw NotAllowed(name, error.issues[0]?.path.join('.') ?? '');
    for (const [owner, other] of manifests) {
      const place = owner === name ? undefined : commonPlace(guest, other);
      if (place !== undefined) throw PlaceTaken(name, place, owner);
    }
    const known = new Set([...approved, ...(await approvedBefore(trx, name, before[name], after[name]))]);
    const wasCurrent = left.some((build) => build.name === name && build.hash === after[name]);
    const asked = wasCurrent ? [] : (guest.calls ?? []).filter((call) => !known.has(call));
    if (asked.length > 0) throw CallsNotApproved(name, asked);
  }
}

const byName = (manifests: ReadonlyMap<string, PublishedManifest>): Map<string, PublishedManifest> =>
  new Map([...manifests.values()].map((manifest) => [manifest.name, manifest]));

/** Returns the calls of the build before; none if another key has published the new one: an approval is of a name and a key. */
async function approvedBefore(
  trx: Transaction,
  name: string,
  before: string | undefined,
  after: string | undefined,
): Promise<readonly string[]> {
  if (before === undefined || after === undefined) return [];
  const sameKey = await firstRow(
    trx,
    `select from plugin_versions b join plugin_versions a using (name)
    where name = :name and b.hash = :before and a.hash = :after and a.published_key is not distinct from b.published_key`,
    { name, before, after },
  );
  if (sameKey === undefined) return [];
  return byName(await declarationsOf(trx, [[name, before]])).get(name)?.calls ?? [];
}

/** Returns what two plugins both declare, in words. */
function commonPlace(one: PublishedManifest, other: PublishedManifest): string | undefined {
  const base = (path: string) => path.replace(/\/\*$/, '') || '/';
  const route = one.routes.find(({ path }) =>
    other.routes.some((its) => owns(its.path, base(path)) || owns(path, base(its.path))),
  );
  if (route) return `la pagina ${route.path}`;
  const section = one.adminSections.find(({ path }) =>
    other.adminSections.some((its) => sectionsMeet(its.path, path)),
  );
  if (section) return `la sezione ${section.path}`;
  const scene = one.scenes.find(({ name }) =>
    other.scenes.some((its) => nameKey(its.name) === nameKey(name)),
  );
  return scene && `la scena «${scene.name}»`;
}
