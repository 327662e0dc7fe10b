import { FEWEST_FOR_SUMS } from '@vetta/contract/challenges';
import type { Database } from '../store/database.ts';
import { computeChallenge, isReached, measure } from './standing.ts';
import type { SideStanding, StoredChallenge } from './stored-challenges.ts';

type Numbers = Readonly<Record<string, number>>;

/** By sfida and side, the numbers that wait. */
export type Waiting = ReadonlyMap<StoredChallenge, readonly Numbers[]>;

/**
 * Returns the late numbers that must wait. Two sfide that share days, but not the first one, can count somebody's late numbers differently:
 * also those of who joins, is removed or is disqualified. If they do for one or two people, the difference between their sums would tell
 * what these did on the days of one sfida alone. So their numbers wait in all sfide that count the same, until there are three of them.
 */
export async function waitingNumbers(db: Database, told: readonly StoredChallenge[]): Promise<Waiting> {
  const all = new Map<StoredChallenge, readonly Numbers[]>();
  for (const [counted, challenges] of Map.groupBy(told, (one) => one.counted)) {
    if (counted === 'points' || new Set(challenges.map(({ firstDay }) => firstDay)).size === 1) continue;
    const late = new Map<StoredChallenge, readonly Numbers[]>();
    for (const challenge of challenges) late.set(challenge, await lateNumbers(db, challenge));
    const people = waitingPeople(late);
    const waits = ([id]: readonly [string, number]) => people.has(id);
    for (const [challenge, sides] of late)
      all.set(
        challenge,
        sides.map((side) => Object.fromEntries(Object.entries(side).filter(waits))),
      );
  }
  return all;
}

/** Returns, by side and person, what has been added since a day was told to that person's numbers until then. */
async function lateNumbers(db: Database, challenge: StoredChallenge): Promise<readonly Numbers[]> {
  const late: Numbers[] = [];
  for (const at of challenge.sides.keys()) {
    const { asOf: upTo = null, made = {} } = challenge.shown?.sides[at] ?? {};
    const today = upTo === null ? [] : (await computeChallenge(db, challenge, { upTo })).sides;
    late.push(less(today[at]?.made ?? made, made));
  }
  return late;
}

/** Returns whose late numbers wait, of sfide that count the same. */
function waitingPeople(late: ReadonlyMap<StoredChallenge, readonly Numbers[]>): ReadonlySet<string> {
  const sides = [...late].flatMap(([challenge, numbers]) =>
    challenge.sides.map(({ people }, at) => ({ challenge, people, late: numbers[at] ?? {} })),
  );
  const waiting = new Set<string>();
  let before: number;
  do {
    before = waiting.size;
    for (const one of sides)
      for (const other of sides) {
        const { firstDay } = other.challenge;
        if (firstDay <= one.challenge.firstDay || firstDay > one.challenge.lastDay) continue;
        const apart = Object.keys(less(one.late, other.late))
          .filter((id) => [one, other].every(({ people }) => people?.includes(id) ?? true))
          .filter((id) => !waiting.has(id));
        if (apart.length < FEWEST_FOR_SUMS) for (const id of apart) waiting.add(id);
      }
    // Without these another two sums may differ by fewer people.
  } while (waiting.size > before);
  return waiting;
}

/** Returns by how much each person's number exceeds the other, where it is not the same. */
export const less = (numbers: Numbers, others: Numbers): Numbers =>
  Object.fromEntries(
    Object.keys({ ...numbers, ...others })
      .map((id) => [id, (numbers[id] ?? 0) - (others[id] ?? 0)] as const)
      .filter(([, number]) => number !== 0),
  );

/** Returns a side without numbers that wait. */
export function without(
  challenge: StoredChallenge,
  at: number,
  side: SideStanding,
  waiting: Numbers,
): SideStanding {
  if (Object.keys(waiting).length === 0) return side;
  const made = less(side.made, waiting);
  const value = measure(Object.values(made), side.counting, challenge.per);
  const reachedOn = challenge.shown?.sides[at]?.reachedOn ?? side.asOf;
  return { ...side, made, value, reachedOn: isReached(challenge, value) ? reachedOn : null };
}
