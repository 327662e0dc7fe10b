import { isOver, leadersOf } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
import { romeSecondOfDay } from '@vetta/contract/rome-time';

/** Its key in the browser's session storage. */
export const SEEN_CHALLENGES_KEY = 'vetta.sfide.viste';

/** For each sfida: its leader's place in the list of sides and whether it is over, when the wall last celebrated it, and at the last look. Times are in milliseconds. */
export type SeenChallenges = Readonly<
  Record<
    string,
    { readonly told: string; readonly toldAt: number; readonly now: string; readonly since: number }
  >
>;

/** A mistyped number is corrected by then. */
const STANDS = 2 * 60_000;
const AN_HOUR = 3_600_000;
/** A sfida ends at midnight, when nobody looks. */
const MORNING = 7 * 3600;

/** Returns the sfida to celebrate, since it has ended or has a new leader, and what to compare with at the next look. */
export function challengeNews(seen: SeenChallenges | null, challenges: readonly Challenge[], at: Date) {
  const time = at.getTime();
  const looks = challenges.map((challenge) => {
    const [leader, ...others] = leadersOf(challenge);
    const first = leader && others.length === 0 ? String(challenge.sides.indexOf(leader)) : '';
    const now = isOver(challenge) ? `over${first}` : first;
    // At its first look a wall does not know what is new.
    const before = seen?.[challenge.id] ?? { told: now, toldAt: 0, now, since: time };
    // The first leader is no news.
    const told = before.told === '' && !isOver(challenge) ? now : before.told;
    const kept = { ...before, told, now, since: now === before.now ? before.since : time };
    const isChange =
      now !== '' && now !== told && time - kept.since >= STANDS && time - kept.toldAt >= AN_HOUR;
    return { challenge, kept, isNews: isChange && romeSecondOfDay(at) >= MORNING };
  });
  const news = looks.find(({ isNews }) => isNews);
  const looked: SeenChallenges = Object.fromEntries(
    looks.map((look) => [
      look.challenge.id,
      look === news ? { ...look.kept, told: look.kept.now, toldAt: time } : look.kept,
    ]),
  );
  return { told: news?.challenge, next: { ...seen, ...looked } };
}
