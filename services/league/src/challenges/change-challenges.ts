import { isDeepStrictEqual } from 'node:util';
import {
  type AdminChallenge,
  type ChallengeChange,
  FEWEST_FOR_SUMS,
  LONGEST_CHALLENGE_DAYS,
  type NewChallenge,
} from '@vetta/contract/challenges';
import type { Created, Removed, Replaced } from '../change.ts';
import { newestClosedDay } from '../closes/closed-days.ts';
import { failure } from '../failure.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { given } from '../store/given.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, firstDay, monthOf } from '../time/rome.ts';
import { announceBeginning } from './announce-challenges.ts';
import { shownChallenge } from './challenges.ts';
import { told } from './close-challenges.ts';
import { isOfLargeGroups } from './large-groups.ts';
import { computeChallenge } from './standing.ts';
import { type StoredChallenge, stored } from './stored-challenges.ts';

const WrongDays = failure(
  'challenge_days',
  400,
  () => `Una sfida dura da uno a ${LONGEST_CHALLENGE_DAYS} giorni`,
);
const MonthOver = failure(
  'challenge_month_over',
  400,
  () => 'Una sfida comincia in questo mese o in uno che viene: quelli passati sono già decisi',
);
const TwoSides = failure('on_two_sides', 400, () => 'Nessuno può stare su due lati della stessa sfida');
const TooFew = failure(
  'side_too_small',
  400,
  () =>
    `Con meno di ${FEWEST_FOR_SUMS} persone su un lato si contano solo i punti: un’altra somma direbbe i numeri di una persona`,
);
const ToldApart = failure(
  'told_apart',
  409,
  () =>
    `Negli stessi giorni un’altra sfida conta la stessa cosa, e la differenza tra le due direbbe i numeri di meno di ${FEWEST_FOR_SUMS} persone`,
);
const Begun = failure(
  'challenge_begun',
  409,
  () => 'La sfida è cominciata: si cambiano solo il nome, la posta e l’ultimo giorno',
);
const DayClosed = failure(
  'challenge_day_closed',
  409,
  () => 'L’ultimo giorno non può essere prima dell’ultima giornata chiusa',
);
const Final = failure('final_challenge', 409, () => 'La sfida è conclusa: si può solo ricalcolare');
const NotFinal = failure(
  'challenge_not_final',
  409,
  () => 'La sfida non è ancora conclusa: segue già i dati',
);

/** Adds a sfida. @throws UnknownPlayer, and refusals of its days and sides */
export async function addChallenge(
  trx: LockedTransaction,
  challenge: NewChallenge,
  now: Now,
): Promise<Created<AdminChallenge>> {
  if (challenge.firstDay < firstDay(monthOf(now.today))) throw MonthOver();
  await requirePeople(trx, challenge);
  await requireFair(trx, challenge);
  const { after } = await stored.add(trx, { ...challenge, sides: JSON.stringify(challenge.sides) });
  // A later beginning is announced by the close of the day before it.
  if (after.firstDay <= now.today) await announceBeginning(trx, after, now);
  return { before: null, after: await shownChallenge(trx, after, now) };
}

/** Changes a sfida; once it has begun only its name, what is at stake and its last day. @throws UnknownChallenge, and as `addChallenge` */
export async function changeChallenge(
  trx: LockedTransaction,
  id: string,
  change: ChallengeChange,
  now: Now,
): Promise<Replaced<AdminChallenge>> {
  const challenge = await stored.require(trx, id);
  const before = await shownChallenge(trx, challenge, now);
  if (challenge.finalisedAt !== null) throw Final();
  const isChanged = (field: keyof ChallengeChange) =>
    change[field] !== undefined && !isDeepStrictEqual(change[field], challenge[field]);
  const isBegun = now.today > challenge.firstDay || challenge.shown !== null;
  if (isBegun && (['firstDay', 'counted', 'target', 'per', 'sides'] as const).some(isChanged)) throw Begun();
  const wanted: NewChallenge = { ...challenge, ...given(change) };
  if (isChanged('firstDay') && wanted.firstDay < firstDay(monthOf(now.today))) throw MonthOver();
  if (isChanged('lastDay') && wanted.lastDay < ((await newestClosedDay(trx)) ?? wanted.lastDay))
    throw DayClosed();
  if (isChanged('sides')) await requirePeople(trx, wanted);
  if ((['firstDay', 'lastDay', 'counted', 'sides'] as const).some(isChanged))
    await requireFair(trx, { ...wanted, id });
  const { sides, ...fields } = change;
  const { after } = await stored.change(trx, id, given({ ...fields, sides: sides && JSON.stringify(sides) }));
  return { before, after: await shownChallenge(trx, after, now) };
}

/** Removes a sfida; the removal can be undone. @throws UnknownChallenge */
export async function removeChallenge(
  trx: LockedTransaction,
  id: string,
  now: Now,
): Promise<Removed<AdminChallenge>> {
  const before = await shownChallenge(trx, await stored.require(trx, id), now);
  return { ...(await stored.remove(trx, id)), before };
}

/**
 * Computes a final sfida again from today's data, with the values that it was stored with, and records the reason. Who was removed
 * since keeps the stored part. @throws UnknownChallenge, NotFinal
 */
export async function rebuildChallenge(
  trx: LockedTransaction,
  id: string,
  { reason }: { readonly reason: string },
  now: Now,
): Promise<Replaced<AdminChallenge>> {
  const challenge = await stored.require(trx, id);
  const { shown, counted, rebuilds } = challenge;
  if (shown?.parts === undefined || shown.values === undefined) throw NotFinal();
  const before = await shownChallenge(trx, challenge, now);
  const { sides, parts } = await computeChallenge(trx, challenge, shown.values, { stored: shown.parts });
  await trx('challenges')
    .where({ id })
    .update({
      shown: JSON.stringify({
        ...shown,
        sides: counted === 'points' ? sides : sides.map((side, at) => told(side, shown.sides[at])),
        parts,
      }),
      rebuilds: JSON.stringify([...rebuilds, { rebuiltAt: now.instant.toString(), reason }]),
    });
  return { before, after: await shownChallenge(trx, await stored.require(trx, id), now) };
}

/** Refuses sides with somebody who is not there, or twice. */
async function requirePeople(trx: LockedTransaction, { sides }: NewChallenge): Promise<void> {
  const listed = sides.flatMap(({ people }) => people ?? []);
  const hasEverybody = sides.some(({ people }) => people === null);
  if (new Set(listed).size < listed.length || (hasEverybody && sides.length > 1)) throw TwoSides();
  const known = await rows(trx, 'select from players where id = any(cast(:listed as uuid[]))', { listed });
  if (known.length < listed.length) throw UnknownPlayer();
}

/** Refuses days that are none, and sums that would tell what one person did. */
async function requireFair(
  trx: LockedTransaction,
  challenge: NewChallenge & Partial<Pick<StoredChallenge, 'id'>>,
): Promise<void> {
  const { firstDay: first, lastDay: last, counted, sides, id } = challenge;
  if (last < first || last >= addDays(first, LONGEST_CHALLENGE_DAYS)) throw WrongDays();
  if (counted === 'points') return;
  const here = await rows(trx, 'select from players where archived_on is null');
  if (sides.some(({ people }) => (people ?? here).length < FEWEST_FOR_SUMS)) throw TooFew();
  const others = (await stored.list(trx)).filter((one) => one.id !== id);
  if (!(await isOfLargeGroups(trx, challenge, others))) throw ToldApart();
}
