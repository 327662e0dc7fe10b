import type { Side } from '@vetta/contract/challenges';
import type { Day } from '@vetta/contract/values';
import { announceBeside } from '../announcements/announce.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import type { StoredChallenge } from './stored-challenges.ts';

type Sides = readonly Side[];

/** Announces a sfida that begins. */
export const announceBeginning = (
  trx: Transaction,
  { id, name, stake, firstDay, lastDay }: Omit<StoredChallenge, 'sides' | 'shown' | 'rebuilds'>,
  { instant }: Now,
): Promise<void> =>
  announceBeside(trx, 'challenge_begins', instant, async () => [
    { event: 'challenge_begins', key: `challenge:${id}:begins`, facts: { name, stake, firstDay, lastDay } },
  ]);

/** Announces how a sfida ended, or who is first since the close before, alone: nobody else is named. */
export async function announceFirst(
  trx: Transaction,
  { id, name, stake, target }: StoredChallenge,
  { before, after, isFinal }: { readonly before: Sides; readonly after: Sides; readonly isFinal: boolean },
  { day, instant }: { readonly day: Day } & Now,
): Promise<void> {
  const first = firstOf(after, target);
  if (isFinal)
    await announceBeside(trx, 'challenge_ended', instant, async () => [
      {
        event: 'challenge_ended',
        key: `challenge:${id}:ended`,
        facts: { name, stake, isTarget: target !== null, first },
      },
    ]);
  const [leader, ...others] = first;
  const earlier = firstOf(before, target);
  if (isFinal || target !== null || leader === undefined || others.length > 0 || earlier.length === 0) return;
  if (earlier.length === 1 && earlier[0] === leader) return;
  await announceBeside(trx, 'challenge_leader', instant, async () => [
    { event: 'challenge_leader', key: `challenge:${id}:first:${day}`, facts: { name, leader } },
  ]);
}

/** Returns the names of who reached the target, or is first; nobody where all are, or nobody has a point. */
function firstOf(sides: Sides, target: number | null): string[] {
  if (target !== null) return sides.filter(({ reachedOn }) => reachedOn !== null).map(({ name }) => name);
  const first = sides.filter(({ place, value }) => place === 1 && (value ?? 0) > 0);
  return first.length === sides.length ? [] : first.map(({ name }) => name);
}
