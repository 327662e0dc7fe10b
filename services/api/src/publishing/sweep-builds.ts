import { buildAt, isBelowBuilds } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { forgetUnusedBuilds } from '@vetta/office/plugins/forget-unused-builds';
import { isPublished, tryToLockOutPublications } from '@vetta/office/plugins/versions';
import type { ObjectStore } from '../storage/object-store.ts';

/** How many archives a sweep removes even if they are most of them. */
const A_FEW = 5;

/**
 * Removes archives of builds without a row that were stored before an instant: a publication that was cut off leaves one, and a
 * build that no generation has is forgotten after thirty days. Removes none if they are more than a few and most of them, as the
 * database may have lost its rows, and none while a publication is under way. Throws StoreAway, and the reason of `stop` if that is aborted.
 */
export async function sweepBuilds(
  database: Database,
  store: ObjectStore,
  { now, before }: { readonly now: Temporal.Instant; readonly before: Temporal.Instant },
  stop?: AbortSignal,
): Promise<void> {
  await database.transaction((trx) => forgetUnusedBuilds(trx, now));
  let archives = 0;
  const unknown: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    stop?.throwIfAborted();
    if (!isBelowBuilds(`/${name}`)) continue;
    archives += 1;
    if (Temporal.Instant.compare(storedAt, before) < 0 && !(await isKnown(database, name)))
      unknown.push(name);
  }
  if (unknown.length === 0 || (unknown.length > A_FEW && unknown.length > archives / 2)) return;
  await database.transaction(async (trx) => {
    if (!(await tryToLockOutPublications(trx))) return;
    for (const name of unknown) {
      stop?.throwIfAborted();
      if (!(await isKnown(trx, name))) await store.remove(name);
    }
  });
}

async function isKnown(database: Database, name: string): Promise<boolean> {
  const build = buildAt(`/${name}`);
  return build !== undefined && isPublished(database, build);
}
