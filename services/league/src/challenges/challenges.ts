import type { AdminChallenge, Challenge, Side } from '@vetta/contract/challenges';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { addDays } from '../time/rome.ts';
import { type Computed, computeChallenge, valuesOf } from './standing.ts';
import { type SideStanding, type StoredChallenge, stored, UnknownChallenge } from './stored-challenges.ts';

/** How long after its end a sfida is listed to everybody, in days. */
const LISTED_DAYS = 30;

/** Returns the sfide that run, come, or ended in the last 30 days, the newest first. */
export async function listChallenges(db: Database, now: Now): Promise<Challenge[]> {
  const since = addDays(now.today, -LISTED_DAYS);
  const listed = (await stored.list(db)).filter(({ lastDay }) => lastDay >= since);
  return (await shownChallenges(db, listed, now)).map(toPublic);
}

/** Returns a sfida. @throws UnknownChallenge */
export async function getChallenge(db: Database, id: string, now: Now): Promise<Challenge> {
  const challenge = (await stored.list(db)).find((one) => one.id === id);
  if (challenge === undefined) throw UnknownChallenge();
  return toPublic(await shownChallenge(db, challenge, now));
}

/** Returns all sfide with each person's part, the newest first. */
export async function listAdminChallenges(db: Database, now: Now): Promise<AdminChallenge[]> {
  return shownChallenges(db, await stored.list(db), now);
}

async function shownChallenges(
  db: Database,
  challenges: readonly StoredChallenge[],
  now: Now,
): Promise<AdminChallenge[]> {
  const shown: AdminChallenge[] = [];
  for (const challenge of challenges) shown.push(await shownChallenge(db, challenge, now));
  return shown;
}

const toPublic = ({ parts: _, rebuilds: __, ...challenge }: AdminChallenge): Challenge => challenge;

/** Returns a sfida as admins see it: a final one as it was stored; of another points as they are, other sums as the last close told them. */
export async function shownChallenge(
  db: Database,
  challenge: StoredChallenge,
  { today }: Now,
): Promise<AdminChallenge> {
  const { shown, finalisedAt, rebuilds, sides: _, ...own } = challenge;
  const { sides, parts } = await standingOf(db, challenge);
  return {
    ...own,
    state:
      finalisedAt !== null
        ? 'final'
        : today < own.firstDay
          ? 'coming'
          : today <= own.lastDay
            ? 'running'
            : 'settling',
    asOf: own.counted === 'points' ? null : (shown?.asOf ?? null),
    finalisedAt,
    sides: shownSides(challenge, { sides, parts }),
    parts: parts
      .filter(({ counts }) => counts)
      .map((part) => ({
        side: part.side,
        playerId: part.playerId,
        name: part.name,
        value: part[own.counted],
      })),
    rebuilds,
  };
}

async function standingOf(db: Database, challenge: StoredChallenge): Promise<Computed> {
  const { shown, counted } = challenge;
  if (shown?.parts !== undefined) return { sides: shown.sides, parts: shown.parts };
  const { sides, parts } = await computeChallenge(db, challenge, await valuesOf(db, challenge));
  const told = (side: SideStanding, at: number) =>
    shown?.sides[at] ?? { ...side, value: null, reachedOn: null };
  return { sides: counted === 'points' ? sides : sides.map(told), parts };
}

/** Returns the sides with their names and places. */
export const shownSides = ({ sides: given, target }: StoredChallenge, { sides, parts }: Computed): Side[] =>
  sides.map((side, at) => {
    const { name = null, colour = 'amber', people = null } = given[at] ?? {};
    const { counting, value, reachedOn } = side;
    const [only] = people?.length === 1 ? parts.filter((part) => part.side === at) : [];
    const hasPlace = target === null && value !== null;
    return {
      name: name ?? only?.name ?? (people === null ? 'Tutto l’ufficio' : `Lato ${at + 1}`),
      ...{ colour, people, counting, value, reachedOn },
      place: hasPlace ? 1 + sides.filter((one) => isAhead(one, side)).length : null,
    };
  });

/** Whether a side has a higher value, or as high a one with more appointments done, set, or calls. Else both share a place. */
function isAhead(one: SideStanding, other: SideStanding): boolean {
  if (one.value === null || other.value === null) return false;
  const numbers = [one.value, ...one.ties];
  const others = [other.value, ...other.ties];
  const first = numbers.findIndex((number, index) => number !== others[index]);
  return first !== -1 && (numbers[first] ?? 0) > (others[first] ?? 0);
}
