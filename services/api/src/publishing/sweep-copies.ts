import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAddress, SHELL } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { retainedBuilds } from '@vetta/office/plugins/retained-builds';

/**
 * Removes this machine's copies of builds that no page may still ask for, and what copies that were cut off left behind, if
 * they are older than `before`. Returns how many. The store keeps them: one that is asked for after all is fetched again.
 */
export async function sweepCopies(
  database: Database,
  dataDir: string,
  { now, before }: { readonly now: Temporal.Instant; readonly before: Temporal.Instant },
): Promise<number> {
  const copies = await copiesIn(dataDir);
  const retained = await retainedBuilds(database, now);
  const kept = new Set(retained.map(({ name, hash }) => withoutSlash(buildAddress(name, hash))));
  let removed = 0;
  for (const copy of copies) {
    const folder = join(dataDir, copy);
    if (kept.has(copy) || !(await isOlder(folder, before))) continue;
    // Renamed first: half a copy must not be served.
    const leaving = `${folder}.${randomUUID()}`;
    await rename(folder, leaving);
    await rm(leaving, { recursive: true });
    removed += 1;
  }
  return removed;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Returns the folders of builds, as their addresses without a slash at the end. */
async function copiesIn(dataDir: string): Promise<string[]> {
  const inside = async (address: string) =>
    (await readdir(join(dataDir, address)).catch(() => [])).map((name) => `${address}/${name}`);
  const plugins = await Promise.all((await inside('/p')).map(inside));
  return [...(await inside(`/${SHELL}`)), ...plugins.flat()];
}

const isOlder = async (folder: string, before: Temporal.Instant): Promise<boolean> =>
  (await stat(folder)).mtimeMs < before.epochMilliseconds;
