import type { GenerationRecord } from '@vetta/contract/generations';
import type { Replaced } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import type { Author } from './author.ts';
import { findGeneration } from './generations.ts';
import { lockCurrentGeneration, pointAt, requireGeneration } from './make-generation.ts';
import { checkReach } from './reach.ts';

const UnknownGeneration = failure('unknown_generation', 404, () => 'Questa generazione non esiste');
const NotACanary = failure(
  'not_a_canary',
  409,
  (number: number) => `La generazione ${number} non è in prova: non c’è nulla da estendere`,
);
const OutdatedCanary = failure(
  'outdated_canary',
  409,
  (number: number) =>
    `Da quando la generazione ${number} è in prova, per tutti è cambiata quella corrente: torna indietro e riprova da lì`,
);

/** Makes the generation that a screen has tried the current one. @throws UnknownGeneration, NotACanary, OutdatedCanary, KeyChangesGuestsOnly */
export async function extendGeneration(
  trx: Transaction,
  number: number,
  author: Author,
): Promise<Replaced<GenerationRecord>> {
  const current = await lockCurrentGeneration(trx);
  const before = await findGeneration(trx, number);
  if (before === undefined) throw UnknownGeneration();
  if (before.canary?.state !== 'open') throw NotACanary(number);
  const made = await firstRow<{ basedOn: number | null }>(
    trx,
    'select based_on as "basedOn" from generations where number = :number',
    { number },
  );
  // It would take back what the others have got since, unless they have gone back to where it began.
  const begins = [current?.number ?? null, current?.restores];
  if (made === undefined || !begins.includes(made.basedOn)) throw OutdatedCanary(number);
  await checkReach(trx, author, { before: current?.plugins ?? {}, after: before.plugins });
  await trx('generations').where({ number }).update({ canary_state: 'extended' });
  await pointAt(trx, number);
  return { before, after: await requireGeneration(trx, number) };
}
