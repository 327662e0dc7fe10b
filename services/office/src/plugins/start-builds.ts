import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { HOUSE } from './author.ts';
import { lockCurrentGeneration, makeGeneration } from './make-generation.ts';

/**
 * Makes a generation with the front ends of a start, as far as they are other ones than those of the start before. What an
 * admin chose meanwhile stays, and so does what a plugin from elsewhere shows. The builds must be published.
 */
export async function startBuilds(
  trx: Transaction,
  builds: ReadonlyMap<string, string>,
  at: Temporal.Instant,
): Promise<void> {
  const current = await lockCurrentGeneration(trx);
  const started = await rows<{ name: string; hash: string }>(trx, 'select name, hash from started_builds');
  const known = new Map(started.map(({ name, hash }) => [name, hash]));
  const changed = [...builds].filter(([name, hash]) => known.get(name) !== hash);
  // A plugin that this version no longer has, unless an admin has put another build in its place.
  const gone = started.filter(({ name, hash }) => !builds.has(name) && current?.plugins[name] === hash);
  if (changed.length === 0 && gone.length === 0) return;

  await trx('started_builds').del();
  await trx('started_builds').insert([...builds].map(([name, hash]) => ({ name, hash })));
  const plugins = Object.fromEntries([...changed, ...gone.map(({ name }) => [name, null] as const)]);
  const why = current ? 'Avvio con altre versioni' : 'Primo avvio';
  await makeGeneration(trx, { plugins }, { by: 'npm start', at, why, author: HOUSE });
}
