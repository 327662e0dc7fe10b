import { FEWEST_FOR_SUMS } from '@vetta/contract/challenges';
import type { Day } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Now } from '../time/now.ts';
import { addDays, newestDayOver } from '../time/rome.ts';
import { announceBeginning, announceFirst } from './announce-challenges.ts';
import { shownSides } from './challenges.ts';
import { isOfLargeGroups } from './large-groups.ts';
import { computeChallenge, valuesOf } from './standing.ts';
import { type SideStanding, stored } from './stored-challenges.ts';

/** How many days after its last one a sfida is final: as of a month, late data of the last days counts until then. */
const GRACE_DAYS = 2;

/**
 * Shows the sums of sfide as the close of `day` finds them, points apart, which are shown as they move; and makes those final whose
 * second day after the last one it closes or covers.
 */
export async function closeChallenges(trx: LockedTransaction, day: Day, now: Now): Promise<void> {
  const all = (await stored.list(trx)).toReversed();
  // A day that is closed late is no news.
  const isNews = day >= newestDayOver(now.instant);
  for (const [index, challenge] of all.entries()) {
    const { id, counted, firstDay, lastDay, shown, finalisedAt } = challenge;
    if (isNews && addDays(day, 1) === firstDay) await announceBeginning(trx, challenge, now);
    if (finalisedAt !== null || firstDay > day) continue;
    const isFinal = addDays(lastDay, GRACE_DAYS) <= day;
    const values = await valuesOf(trx, challenge);
    const { sides: live, parts } = await computeChallenge(trx, challenge, values, { upTo: day });
    // Who was added or left since may be alone in what two sfide tell: the younger one then tells nothing.
    const isSafe = await isOfLargeGroups(trx, challenge, all.slice(0, index));
    const sides = counted === 'points' ? live : live.map((side, at) => told(side, shown?.sides[at], isSafe));
    await trx('challenges')
      .where({ id })
      .update({
        shown: JSON.stringify({
          asOf: day < lastDay ? day : lastDay,
          sides,
          ...(isFinal && { parts, values }),
        }),
        ...(isFinal && { finalised_at: now.instant.toString() }),
      });
    const before = shownSides(challenge, { sides: shown?.sides ?? [], parts });
    const after = shownSides(challenge, { sides, parts });
    if (isNews) await announceFirst(trx, challenge, { before, after, isFinal }, { ...now, day });
  }
}

/**
 * Returns what is shown of a side's sum, after `before`: it moves only once the numbers of three people have, since less would tell
 * whose day it was; and of fewer than three people nothing is shown.
 */
export function told(side: SideStanding, before: SideStanding | undefined, isSafe = true): SideStanding {
  const { made = {}, ...rest } = before ?? {};
  const moved = [...new Set([...Object.keys(made), ...Object.keys(side.made)])].filter(
    (id) => made[id] !== side.made[id],
  );
  const nothing = { ...side, value: null, reachedOn: null, made };
  if (!isSafe || side.counting < FEWEST_FOR_SUMS) return nothing;
  if (moved.length === 0 || moved.length >= FEWEST_FOR_SUMS) return side;
  return { ...nothing, ...rest, counting: side.counting };
}
