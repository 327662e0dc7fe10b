import type { GenerationRecord } from '@vetta/contract/generations';
import type { Change } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { checkGuests } from './check-guests.ts';
import { openCanary } from './generations.ts';
import { addGeneration, lockCurrentGeneration, type Occasion, requireGeneration } from './make-generation.ts';
import { type Builds, checkReach } from './reach.ts';

const NothingBefore = failure(
  'nothing_before',
  409,
  () => 'Prima della generazione corrente non ce n’è un’altra',
);

const CanaryIsOver = failure(
  'canary_is_over',
  409,
  (number: number) => `La generazione ${number} non è più in prova: non è cambiato nulla`,
);
const CanaryIsOpen = failure(
  'canary_is_open',
  409,
  (number: number, screen: string) =>
    `Intanto la generazione ${number} è in prova su «${screen}»: non è cambiato nulla`,
);
const AnotherIsCurrent = failure(
  'another_is_current',
  409,
  (number: number) => `Intanto la generazione corrente è diventata la ${number}: non si è tornati indietro`,
);

/** What the caller saw. What is left out may be whichever it is. */
interface Meant {
  /** The number of the canary that is to end; null if everyone is to go back. */
  readonly trial?: number | null | undefined;
  /**
   * The number of the generation that everyone is to leave. It does not count where a canary ends. Together with `trial: null` it
   * takes everyone back while a canary is open that began before it: who names that generation has seen both.
   */
  readonly current?: number | undefined;
}

/**
 * Ends the canary on a screen. If there is none, or a newer generation is named, makes a generation that equals the one before the
 * current; going back again goes one further. A key that is no admin's goes back over guests alone, and to no call that is not current.
 * @throws NothingBefore, CanaryIsOver, CanaryIsOpen, AnotherIsCurrent, KeyChangesGuestsOnly, CallsNotApproved
 */
export async function goBack(
  trx: Transaction,
  meant: Meant,
  occasion: Occasion,
): Promise<Change<GenerationRecord | null, GenerationRecord>> {
  const current = await lockCurrentGeneration(trx);
  const open = await openCanary(trx);
  if (typeof meant.trial === 'number' && open?.number !== meant.trial) throw CanaryIsOver(meant.trial);
  const isForEveryone = meant.trial === null && open !== undefined && (meant.current ?? 0) > open.number;
  if (meant.trial === null && open && !isForEveryone)
    throw CanaryIsOpen(open.number, open.canary?.screen ?? '');
  if (open && !isForEveryone) {
    await checkReach(trx, occasion.author, {
      before: open.plugins,
      after: await buildsBefore(trx, open.number),
    });
    await endCanary(trx, open.number, occasion.why);
    return { before: open, after: await requireGeneration(trx, open.number) };
  }
  if (meant.current !== undefined && current && current.number !== meant.current)
    throw AnotherIsCurrent(current.number);
  const earlier = current && (await generationBefore(trx, current.number));
  if (earlier === undefined) throw NothingBefore();
  const plugins = await withoutWithdrawn(trx, (await requireGeneration(trx, earlier)).plugins);
  const builds = Object.entries(plugins);
  const before = current?.plugins ?? {};
  await checkReach(trx, occasion.author, { before, after: plugins });
  if (!occasion.author.isAdmin) await checkGuests(trx, { builds, before, approved: [] });
  return {
    before: null,
    after: await addGeneration(trx, { builds, restores: earlier, current, occasion }),
  };
}

/** Ends an open canary. The current generation must be locked. */
export async function endCanary(trx: Transaction, number: number, because: string): Promise<void> {
  await trx('generations').where({ number }).update({ canary_state: 'ended', canary_ended_because: because });
}

/** Returns those of some builds that nobody has withdrawn since. */
async function withoutWithdrawn(trx: Transaction, builds: Builds): Promise<Builds> {
  const gone = await rows<{ name: string; hash: string }>(
    trx,
    'select name, hash from plugin_versions where withdrawn_at is not null',
  );
  return Object.fromEntries(
    Object.entries(builds).filter(
      ([name, hash]) => !gone.some((one) => one.name === name && one.hash === hash),
    ),
  );
}

/** Returns the builds of the generation of which a canary was made. */
async function buildsBefore(trx: Transaction, number: number): Promise<Builds> {
  const row = await firstRow<{ plugins: Builds }>(
    trx,
    `select coalesce(jsonb_object_agg(p.name, p.hash), '{}') as plugins
    from generations g join generation_plugins p on p.generation = g.based_on where g.number = :number`,
    { number },
  );
  return row?.plugins ?? {};
}

/** Returns the number of the generation that was current before one; of a restored one, before the one that it equals. */
async function generationBefore(trx: Transaction, number: number): Promise<number | undefined> {
  const row = await firstRow<{ basedOn: number | null }>(
    trx,
    `with recursive origin as (
      select number, restores, based_on from generations where number = :number
      union all
      select g.number, g.restores, g.based_on from generations g join origin o on g.number = o.restores
    ) select based_on as "basedOn" from origin where restores is null`,
    { number },
  );
  return row?.basedOn ?? undefined;
}
