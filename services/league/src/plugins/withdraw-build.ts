import type { PublishedVersion } from '@vetta/contract/generations';
import { isGuest } from '@vetta/contract/plugins-json';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import type { Author } from './author.ts';
import { lockCurrentGeneration } from './make-generation.ts';
import { checkOwner } from './owners.ts';
import { declarationsOf } from './reach.ts';
import { UnknownBuild } from './versions.ts';

export const BuildInUse = failure(
  'build_in_use',
  409,
  (name: string) => `Questa versione di «${name}» è in uso: prima toglila, o concludi la prova`,
);
export const GuestsAreWithdrawn = failure(
  'guests_are_withdrawn',
  409,
  () => 'Si ritira soltanto la versione di un ospite',
);

/**
 * Withdraws a guest's build: nobody can choose it any more, and going back leaves it out.
 * @throws UnknownBuild, GuestsAreWithdrawn, OwnedByAnother, BuildInUse
 */
export async function withdrawBuild(
  trx: Transaction,
  { name, hash }: PublishedVersion,
  author: Author,
  { instant }: Now,
): Promise<Removed<PublishedVersion>> {
  // Nobody chooses it meanwhile.
  await lockCurrentGeneration(trx);
  const known = await firstRow(
    trx,
    'select from plugin_versions where name = :name and hash = :hash and withdrawn_at is null',
    { name, hash },
  );
  if (known === undefined) throw UnknownBuild(name, hash);
  const [manifest = null] = (await declarationsOf(trx, [[name, hash]])).values();
  if (!isGuest(manifest)) throw GuestsAreWithdrawn();
  await checkOwner(trx, [name], author);
  const used = await rows(
    trx,
    `select from generation_plugins p join generations g on g.number = p.generation
    where p.name = :name and p.hash = :hash
      and (g.canary_state = 'open' or g.number = (select number from current_generation))`,
    { name, hash },
  );
  if (used.length > 0) throw BuildInUse(name);
  await trx('plugin_versions').where({ name, hash }).update({ withdrawn_at: instant.toString() });
  return { before: { name, hash }, after: null };
}
