import { leadersOf } from '@vetta/contract/challenge-view';
import { FEWEST_FOR_SUMS } from '@vetta/contract/challenges';
import type { Day } from '@vetta/contract/values';
import { announce } from '../announcements/announce.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { addDays, newestDayOver } from '../time/rome.ts';
import { shownSides } from './challenges.ts';
import { less, type Waiting, waitingNumbers, without } from './late-numbers.ts';
import { computeChallenge } from './standing.ts';
import { type Computed, type StoredChallenge, stored } from './stored-challenges.ts';

/** How many days after its last one a sfida is final: as of a month, late data of the last days counts until then. */
const GRACE_DAYS = 2;

/**
 * Shows the sums of sfide as the close of `day` finds them, points apart, which are shown as they move; and makes those final whose
 * second day after the last one it closes or covers.
 */
export async function closeChallenges(trx: LockedTransaction, day: Day, now: Now): Promise<void> {
  // A day that is closed late is no news.
  const isNews = day >= newestDayOver(now.instant);
  const challenges = await stored.list(trx);
  if (isNews)
    for (const challenge of challenges)
      if (addDays(day, 1) === challenge.firstDay) await announceBeginning(trx, challenge, now);
  const open = challenges.filter(({ finalisedAt, firstDay }) => finalisedAt === null && firstDay <= day);
  const waiting = await waitingNumbers(trx, open);
  for (const challenge of open) {
    const isFinal = addDays(challenge.lastDay, GRACE_DAYS) <= day;
    const computed = await publishSums(trx, challenge, { day, challenges, waiting, ...(isFinal && { now }) });
    if (isNews) await announceFirst(trx, challenge, { ...computed, isFinal, day }, now);
  }
}

interface Known {
  /** All sfide, as they were before one of them was told. */
  readonly challenges: readonly StoredChallenge[];
  /** The late numbers that wait; none unless all sfide are told. */
  readonly waiting?: Waiting;
}

/** Stores what may be shown of a sfida once `day` is closed, as its last standing if it is final from `now` on. */
export async function publishSums(
  trx: LockedTransaction,
  challenge: StoredChallenge,
  { day, now, ...known }: Known & { readonly day: Day; readonly now?: Now },
): Promise<Computed> {
  const { id, lastDay } = challenge;
  const asOf = day < lastDay ? day : lastDay;
  const computed = publishable(
    known,
    challenge,
    await computeChallenge(trx, challenge, { upTo: asOf }),
    asOf,
  );
  const shown = { asOf, ...(now ? computed : { sides: computed.sides }) };
  const finalisedAt = now && { finalisedAt: now.instant.toString() };
  await stored.change(trx, id, { shown: JSON.stringify(shown), ...finalisedAt });
  return computed;
}

/**
 * Returns a standing with what may be shown of it: points; of three people or more also another sum. It moves by the numbers of people who
 * stand on the same sides of all sfide that count the same once three of them have moved, since less would reveal whose day it was, also
 * by a difference.
 */
export function publishable(
  { challenges, waiting }: Known,
  challenge: StoredChallenge,
  computed: Computed,
  asOf: Day = challenge.lastDay,
): Computed {
  const { counted, firstDay } = challenge;
  if (counted === 'points') return computed;
  const toldTogether = challenges
    .filter((one) => one.counted === counted && one.finalisedAt === null)
    .filter((one) => one.firstDay <= asOf && one.lastDay >= firstDay)
    .flatMap((one) => one.sides);
  const standOf = (id: string) => toldTogether.map(({ people }) => people?.includes(id) ?? true).join();
  const sides = computed.sides.map((current, at) => {
    const side = without(challenge, at, current, waiting?.get(challenge)?.[at] ?? {});
    const { made = {}, asOf: toldOn = null, ...before } = challenge.shown?.sides[at] ?? {};
    const moved = Object.entries(less(side.made, made));
    const few = [...Map.groupBy(moved, ([id]) => standOf(id)).values()]
      .filter(({ length }) => length < FEWEST_FOR_SUMS)
      .flat();
    const nothing = { ...side, value: null, reachedOn: null, made, asOf: toldOn };
    if (side.counting < FEWEST_FOR_SUMS) return nothing;
    if (few.length > 0 && few.length === moved.length)
      return { ...nothing, ...before, asOf: side.asOf, counting: side.counting };
    return without(challenge, at, side, Object.fromEntries(few));
  });
  return { ...computed, sides };
}

/** Announces a sfida that begins. */
export const announceBeginning = (
  trx: Transaction,
  { id, name, stake, firstDay, lastDay }: StoredChallenge,
  { instant }: Now,
): Promise<void> => {
  const facts = { name, stake, firstDay, lastDay };
  return announce(trx, { event: 'challenge_begins', key: `challenge:${id}:begins`, facts }, instant);
};

/** Announces how a sfida ended, or who is first since the close before, without naming anybody else. */
async function announceFirst(
  trx: Transaction,
  challenge: StoredChallenge,
  { isFinal, day, ...after }: Computed & { readonly isFinal: boolean; readonly day: Day },
  { instant }: Now,
): Promise<void> {
  const { id, name, stake, target, shown } = challenge;
  const sides = shownSides(challenge, after);
  const first = target === null ? leadersOf({ sides }) : sides.filter((side) => side.reachedOn !== null);
  const names = first.map((side) => side.name);
  if (isFinal) {
    const facts = { name, stake, isTarget: target !== null, first: names };
    return announce(trx, { event: 'challenge_ended', key: `challenge:${id}:ended`, facts }, instant);
  }
  const before = leadersOf({ sides: shownSides(challenge, { ...after, sides: shown?.sides ?? [] }) });
  const [leader, ...tied] = names;
  if (target !== null || leader === undefined || tied.length > 0 || before.length === 0) return;
  if (before.map((side) => side.name).join() === leader) return;
  const facts = { name, leader };
  await announce(trx, { event: 'challenge_leader', key: `challenge:${id}:first:${day}`, facts }, instant);
}
