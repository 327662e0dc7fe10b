import type { PublishedVersion } from '@vetta/contract/generations';
import { isGuest } from '@vetta/contract/plugins-json';
import type { Removed } from '@vetta/league/change';
import { Failure, failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { checkGuests } from './check-guests.ts';
import { openCanary } from './generations.ts';
import { endCanary } from './go-back.ts';
import { addGeneration, lockCurrentGeneration, type Occasion } from './make-generation.ts';
import { checkOwner } from './owners.ts';
import { type Builds, declarationsOf } from './reach.ts';
import { UnknownBuild } from './versions.ts';

const BuildInUse = failure(
  'build_in_use',
  409,
  (name: string) =>
    `Questa versione di «${name}» è in uso per tutti: la ritira un admin o una chiave che pubblica per tutti`,
);
const GuestsAreWithdrawn = failure(
  'guests_are_withdrawn',
  409,
  () => 'Si ritira soltanto la versione di un ospite',
);

/** Who withdraws a build, when, and whether they may change what everyone gets. */
interface Withdrawal extends Omit<Occasion, 'why'> {
  readonly forEveryone: boolean;
}

/**
 * Withdraws a guest's build: nobody can choose it any more, and going back leaves it out. A trial of it ends; where everyone has it,
 * a new generation has the build before, if that asks for no call that is not approved now, or none.
 * @throws UnknownBuild, GuestsAreWithdrawn, OwnedByAnother, BuildInUse
 */
export async function withdrawBuild(
  trx: Transaction,
  { name, hash }: PublishedVersion,
  { forEveryone, ...by }: Withdrawal,
): Promise<Removed<PublishedVersion>> {
  // Nobody chooses it meanwhile.
  const current = await lockCurrentGeneration(trx);
  const known = await firstRow(
    trx,
    'select from plugin_versions where name = :name and hash = :hash and withdrawn_at is null',
    { name, hash },
  );
  if (known === undefined) throw UnknownBuild(name, hash);
  const [manifest = null] = (await declarationsOf(trx, [[name, hash]])).values();
  if (!isGuest(manifest)) throw GuestsAreWithdrawn();
  await checkOwner(trx, [name], by.author);
  await trx('plugin_versions').where({ name, hash }).update({ withdrawn_at: by.at.toString() });
  const why = `Ritirata la versione ${hash.slice(0, 8)} di «${name}»`;
  const open = await openCanary(trx);
  if (open?.plugins[name] === hash) await endCanary(trx, open.number, why);
  if (current?.plugins[name] === hash) {
    if (!forEveryone) throw BuildInUse(name);
    await addGeneration(trx, {
      builds: await buildsWithout(trx, current.plugins, name),
      current,
      occasion: { ...by, why },
    });
  }
  return { before: { name, hash }, after: null };
}

/** Returns some builds with the one of a guest that everyone had before, or without it. */
async function buildsWithout(
  trx: Transaction,
  before: Builds,
  name: string,
): Promise<(readonly [name: string, hash: string])[]> {
  const others = Object.entries(before).filter(([other]) => other !== name);
  const earlier = await firstRow<{ hash: string }>(
    trx,
    `select hash from generation_plugins p join generations g on g.number = p.generation join plugin_versions v using (name, hash)
    where name = :name and v.withdrawn_at is null and v.declaration -> 'isolated' = 'true'
      and coalesce(g.canary_state, 'extended') = 'extended'
    order by g.number desc limit 1`,
    { name },
  );
  if (earlier === undefined) return others;
  const builds = [...others, [name, earlier.hash] as const];
  try {
    await checkGuests(trx, { builds, before, approved: [] });
    return builds;
  } catch (error) {
    if (error instanceof Failure) return others;
    throw error;
  }
}
