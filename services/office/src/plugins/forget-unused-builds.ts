import type { PublishedVersion } from '@vetta/contract/generations';
import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { tryToLockOutPublications } from './versions.ts';

/** How long a build may wait for a generation. */
const UNUSED = { hours: 30 * 24 };

/**
 * Forgets the builds that were published more than thirty days ago and that no generation has, so that they can be removed from
 * the store. Those of generations stay, however old: one can always go back. Returns what was forgotten.
 */
export async function forgetUnusedBuilds(
  trx: Transaction,
  now: Temporal.Instant,
): Promise<PublishedVersion[]> {
  // A build that is known is not stored again: its generation may be made at this moment.
  if (!(await tryToLockOutPublications(trx))) return [];
  return rows(
    trx,
    `delete from plugin_versions v where published_at < :before
      and not exists (select from generation_plugins p where p.name = v.name and p.hash = v.hash)
      and not exists (select from started_builds s where s.name = v.name and s.hash = v.hash)
    returning name, hash`,
    { before: now.subtract(UNUSED).toString() },
  );
}
