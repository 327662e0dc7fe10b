import { leadersOf } from '@vetta/contract/challenge-view';
import type { Day } from '@vetta/contract/values';
import { announce } from '../announcements/announce.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { addDays, newestDayOver } from '../time/rome.ts';
import { shownSides } from './challenges.ts';
import { computeChallenge } from './standing.ts';
import { type Computed, type StoredChallenge, stored } from './stored-challenges.ts';
import { tellNumbers, withToldSums } from './told-numbers.ts';

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
  await tellNumbers(trx, open, { all: challenges, upTo: day });
  for (const challenge of open) {
    const isFinal = addDays(challenge.lastDay, GRACE_DAYS) <= day;
    const computed = await publishSums(trx, challenge, { day, ...(isFinal && { now }) });
    if (isNews) await announceFirst(trx, challenge, { ...computed, isFinal, day }, now);
  }
}

/** Stores what may be shown of a sfida once `day` is closed, as its last standing if it is final from `now` on. */
export async function publishSums(
  trx: LockedTransaction,
  challenge: StoredChallenge,
  { day, now }: { readonly day: Day; readonly now?: Now },
): Promise<Computed> {
  const { id, lastDay } = challenge;
  const asOf = day < lastDay ? day : lastDay;
  const computed = await withToldSums(trx, challenge, await computeChallenge(trx, challenge, { upTo: asOf }));
  const shown = { asOf, ...(now ? computed : { sides: computed.sides }) };
  const finalisedAt = now && { finalisedAt: now.instant.toString() };
  await stored.change(trx, id, { shown: JSON.stringify(shown), ...finalisedAt });
  return computed;
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
