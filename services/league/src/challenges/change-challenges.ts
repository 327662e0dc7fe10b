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
import { shownChallenge } from './challenges.ts';
import { announceBeginning, publishSums } from './close-challenges.ts';
import { computeChallenge } from './standing.ts';
import { type StoredChallenge, stored } from './stored-challenges.ts';
import { divideToldNumbers, requireNobodyAlone, tellNumbers, withToldSums } from './told-numbers.ts';

const WRONG_DAYS = `Una sfida dura da uno a ${LONGEST_CHALLENGE_DAYS} giorni`;
const TOO_FEW = `Con meno di ${FEWEST_FOR_SUMS} persone su un lato si contano solo i punti: un’altra somma direbbe i numeri di una persona`;
const BEGUN = 'La sfida è cominciata: si cambiano solo il nome, la posta e l’ultimo giorno';
const DAY_CLOSED = 'L’ultimo giorno non può essere prima dell’ultima giornata chiusa';

const WrongDays = failure('challenge_days', 400, () => WRONG_DAYS);
const MonthOver = failure('challenge_month_over', 400, () => 'Una sfida non comincia in un mese passato');
const TwoSides = failure('on_two_sides', 400, () => 'Nessuno può stare su due lati della stessa sfida');
const TooFew = failure('side_too_small', 400, () => TOO_FEW);
const Begun = failure('challenge_begun', 409, () => BEGUN);
const DayClosed = failure('challenge_day_closed', 409, () => DAY_CLOSED);
const Final = failure('final_challenge', 409, () => 'La sfida è conclusa: si può solo ricalcolare');
const NotFinal = failure('challenge_not_final', 409, () => 'La sfida non è conclusa: segue già i dati');

/** Adds a sfida. @throws UnknownPlayer, and refusals of its days and sides */
export async function addChallenge(
  trx: LockedTransaction,
  challenge: NewChallenge,
  now: Now,
): Promise<Created<AdminChallenge>> {
  await requireFair(trx, challenge, now);
  const { after } = await stored.add(trx, { ...challenge, sides: JSON.stringify(challenge.sides) });
  return { before: null, after: await beginning(trx, after, now) };
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
  const isChanged = (...fields: readonly (keyof ChallengeChange)[]) =>
    fields.some(
      (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], challenge[field]),
    );
  const isBegun = now.today > challenge.firstDay || challenge.shown !== null;
  if (isBegun && isChanged('firstDay', 'counted', 'target', 'per', 'sides')) throw Begun();
  const wanted: StoredChallenge = { ...challenge, ...given(change) };
  if (isChanged('lastDay') && wanted.lastDay < ((await newestClosedDay(trx)) ?? '')) throw DayClosed();
  const isOther = isChanged('firstDay', 'counted', 'sides');
  if (isOther || isChanged('lastDay')) await requireFair(trx, wanted, now, isOther);
  const { sides, ...fields } = change;
  const { after } = await stored.change(trx, id, given({ ...fields, sides: sides && JSON.stringify(sides) }));
  const shown = isBegun ? shownChallenge(trx, after, now) : beginning(trx, after, now);
  return { before, after: await shown };
}

/** Announces a sfida that has begun, and publishes its sums as of the newest close; those of a later sfida are left to later closes. */
async function beginning(
  trx: LockedTransaction,
  challenge: StoredChallenge,
  now: Now,
): Promise<AdminChallenge> {
  const { id, firstDay: first } = challenge;
  if (first <= now.today) await announceBeginning(trx, challenge, now);
  const closed = await newestClosedDay(trx);
  if (closed !== null && first <= closed) {
    await tellNumbers(trx, [challenge], { all: await stored.list(trx), upTo: closed });
    await publishSums(trx, challenge, { day: closed });
  }
  return shownChallenge(trx, await stored.require(trx, id), now);
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
  const { shown, rebuilds } = challenge;
  if (shown?.parts === undefined) throw NotFinal();
  const before = await shownChallenge(trx, challenge, now);
  await tellNumbers(trx, [challenge], { all: await stored.list(trx), upTo: challenge.lastDay });
  const computed = await withToldSums(trx, challenge, await computeChallenge(trx, challenge, shown));
  const { after } = await stored.change(trx, id, {
    shown: JSON.stringify({ ...shown, ...computed }),
    rebuilds: JSON.stringify([...rebuilds, { rebuiltAt: now.instant.toString(), reason }]),
  });
  return { before, after: await shownChallenge(trx, after, now) };
}

/** Refuses days out of range; sides that name somebody twice or an unknown person; and sums that would reveal what one or two people did. */
async function requireFair(
  trx: LockedTransaction,
  challenge: NewChallenge & Partial<Pick<StoredChallenge, 'id'>>,
  { today }: Now,
  checksDaysAndSides = true,
): Promise<void> {
  const { firstDay: first, lastDay: last, counted, sides } = challenge;
  if (last < first || last >= addDays(first, LONGEST_CHALLENGE_DAYS)) throw WrongDays();
  if (checksDaysAndSides) {
    if (first < firstDay(monthOf(today))) throw MonthOver();
    const listed = sides.flatMap(({ people }) => people ?? []);
    const hasEverybody = sides.some(({ people }) => people === null);
    if (new Set(listed).size < listed.length || (hasEverybody && sides.length > 1)) throw TwoSides();
    const known = await rows(trx, 'select from players where id = any(cast(:listed as uuid[]))', { listed });
    if (known.length < listed.length) throw UnknownPlayer();
    const here = await rows(trx, 'select from players where archived_on is null');
    const isTooSmall = sides.some(({ people }) => (people ?? here).length < FEWEST_FOR_SUMS);
    if (counted !== 'points' && isTooSmall) throw TooFew();
  }
  await requireNobodyAlone(
    trx,
    challenge,
    (await stored.list(trx)).filter(({ id }) => id !== challenge.id),
  );
  await divideToldNumbers(trx, challenge);
}
