import type { AdminChallenge, Challenge, Side } from '@vetta/contract/challenges';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { addDays } from '../time/rome.ts';
import { computeChallenge } from './standing.ts';
import {
  type Computed,
  type SideStanding,
  type StoredChallenge,
  stored,
  UnknownChallenge,
} from './stored-challenges.ts';

/** How long after its end a sfida is listed to everybody, in days. */
const LISTED_DAYS = 30;

/** Returns the sfide that run, come, or ended in the last 30 days, the newest first. */
export const listChallenges = (db: Database, now: Now): Promise<Challenge[]> =>
  publicOnes(db, now, ({ lastDay }) => lastDay >= addDays(now.today, -LISTED_DAYS));

/** Returns a sfida. @throws UnknownChallenge */
export async function getChallenge(db: Database, id: string, now: Now): Promise<Challenge> {
  const [challenge] = await publicOnes(db, now, (one) => one.id === id);
  if (challenge === undefined) throw UnknownChallenge();
  return challenge;
}

const publicOnes = async (...given: Parameters<typeof listAdminChallenges>): Promise<Challenge[]> =>
  (await listAdminChallenges(...given)).map(({ parts: _, rebuilds: __, ...challenge }) => challenge);

/** Returns sfide with each person's part, the newest first. */
export async function listAdminChallenges(
  db: Database,
  now: Now,
  isWanted: (challenge: StoredChallenge) => boolean = () => true,
): Promise<AdminChallenge[]> {
  const shown: AdminChallenge[] = [];
  for (const challenge of (await stored.list(db)).filter(isWanted))
    shown.push(await shownChallenge(db, challenge, now));
  return shown;
}

/** Returns a sfida as admins see it: a final one as it was stored; else points as they are, other sums as the last close published them. */
export async function shownChallenge(
  db: Database,
  challenge: StoredChallenge,
  { today }: Now,
): Promise<AdminChallenge> {
  const { shown, ...own } = challenge;
  const { firstDay, lastDay, counted, finalisedAt } = own;
  const { parts = [], sides = [] } = shown?.parts ? shown : await computeChallenge(db, challenge);
  const unpublished = sides.map((side) => ({ ...side, value: null, reachedOn: null }));
  const running = today <= lastDay ? 'running' : 'settling';
  return {
    ...own,
    state: finalisedAt !== null ? 'final' : today < firstDay ? 'coming' : running,
    asOf: counted === 'points' ? null : (shown?.asOf ?? null),
    sides: shownSides(challenge, {
      sides: counted === 'points' ? sides : (shown?.sides ?? unpublished),
      parts,
    }),
    parts: parts
      .filter(({ counts }) => counts)
      .map(({ side, playerId, name, [counted]: value }) => ({ side, playerId, name, value })),
  };
}

/** Returns the sides with their names and places. */
export const shownSides = (
  { sides: given, target }: Pick<StoredChallenge, 'sides' | 'target'>,
  { sides, parts }: Pick<Computed, 'sides' | 'parts'>,
): Side[] =>
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
function isAhead({ value, ties }: SideStanding, other: SideStanding): boolean {
  if (value === null || other.value === null) return false;
  if (value !== other.value) return value > other.value;
  const at = ties.findIndex((sum, index) => sum !== (other.ties[index] ?? sum));
  return (ties[at] ?? 0) > (other.ties[at] ?? 0);
}
