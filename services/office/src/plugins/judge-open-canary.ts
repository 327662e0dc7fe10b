import type { GenerationRecord } from '@vetta/contract/generations';
import type { Replaced } from '@vetta/league/change';
import { Failure } from '@vetta/league/failure';
import type { Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { HOUSE } from './author.ts';
import { extendGeneration } from './extend-generation.ts';
import { openCanary } from './generations.ts';
import { endCanary } from './go-back.ts';
import { type Canary, type CanaryBeat, HEALTHY_AFTER, judgeCanary } from './judge-canary.ts';
import { lockCurrentGeneration, requireGeneration } from './make-generation.ts';

/** What the judge did with a canary. */
interface Judgement {
  readonly did: 'ended' | 'extended';
  readonly change: Replaced<GenerationRecord>;
}

/** How much of what the screen said is judged: longer than it takes to be healthy. */
const JUDGED = { minutes: 30 };

/**
 * Judges the open canary by its screen's beats, notes how it fares, ends one that does not fare well, and extends a healthy one
 * that was made for it. Returns what it did; null if nothing. `listeningSince`: since when the caller hears the screens.
 */
export async function judgeOpenCanary(
  trx: Transaction,
  now: Temporal.Instant,
  listeningSince: Temporal.Instant,
): Promise<Judgement | null> {
  await lockCurrentGeneration(trx);
  const before = await openCanary(trx);
  const read = before && (await readCanary(trx, before.number, now));
  if (!before || !read) return null;
  const verdict = judgeCanary({ ...read.canary, listeningSince }, now);
  if ('because' in verdict) return ended(trx, before, verdict.because);

  const isHealthy = read.canary.wasHealthy || verdict.seconds >= HEALTHY_AFTER;
  await trx('generations')
    .where({ number: before.number })
    .update({
      canary_seconds: verdict.seconds,
      ...(isHealthy && !read.canary.wasHealthy && { canary_healthy_at: now.toString() }),
    });
  if (!isHealthy || !read.extendsWhenHealthy) return null;
  try {
    return { did: 'extended', change: await extendGeneration(trx, before.number, HOUSE) };
  } catch (error) {
    // Everyone has got another generation meanwhile.
    if (error instanceof Failure) return ended(trx, before, error.message);
    throw error;
  }
}

async function ended(trx: Transaction, before: GenerationRecord, because: string): Promise<Judgement> {
  await endCanary(trx, before.number, because);
  return { did: 'ended', change: { before, after: await requireGeneration(trx, before.number) } };
}

interface CanaryRow {
  readonly openedAt: string;
  readonly lastBeatAt: string;
  readonly wasHealthy: boolean;
  readonly extendsWhenHealthy: boolean;
  /** The hashes of the builds that the generation before did not have, and their names. */
  readonly changed: Readonly<Record<string, string>>;
}

/** Reads the canary of a generation; undefined if its screen is gone, so that it gets no beats. */
async function readCanary(trx: Transaction, number: number, now: Temporal.Instant) {
  const row = await firstRow<CanaryRow>(
    trx,
    `select g.made_at as "openedAt", s.beat_at as "lastBeatAt", g.canary_healthy_at is not null as "wasHealthy",
      g.canary_extends as "extendsWhenHealthy",
      (select coalesce(jsonb_object_agg(p.name, p.hash), '{}') from generation_plugins p
        where p.generation = g.number and not exists (select from generation_plugins b
          where b.generation = g.based_on and b.name = p.name and b.hash = p.hash)) as changed
    from generations g join screens s on s.id = g.canary_screen_id where g.number = :number`,
    { number },
  );
  if (row === undefined) return undefined;
  const beats = await rows<CanaryBeat>(
    trx,
    `select at, painted, dark, data_age as "dataAge", heap, failure from canary_beats
    where generation = :number and at > :since order by at`,
    { number, since: now.subtract(JUDGED).toString() },
  );
  const { openedAt, lastBeatAt, wasHealthy, extendsWhenHealthy, changed } = row;
  const canary: Omit<Canary, 'listeningSince'> = {
    beats,
    openedAt: Temporal.Instant.from(openedAt),
    lastBeatAt: Temporal.Instant.from(lastBeatAt),
    wasHealthy,
    changed: new Set(Object.values(changed)),
    changesShell: 'shell' in changed,
  };
  return { canary, extendsWhenHealthy };
}
