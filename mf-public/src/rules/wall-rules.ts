import type { PublicScoring } from '@vetta/contract/scoring';
import type { GameRule, Site } from '@vetta/contract/site';

/** A page of the rules on a wall. */
export type RulesPage =
  | { readonly kind: 'scoring'; readonly scoring: PublicScoring }
  | { readonly kind: 'programme' }
  | { readonly kind: 'question'; readonly rule: GameRule };

/** The longest answer that is read from five metres while it is on screen, in characters. */
const LONGEST_ANSWER = 260;

/** What a wall tells nobody about: it shames. */
const BANS = /squalific/i;

/** Another page is on so often: a round of the wall shows one. */
const TURN_MS = 5 * 60_000;

/** Returns which page's turn it is: the turns are numbered. */
export const rulesTurn = (now: Date): number => Math.floor(now.getTime() / TURN_MS);

/** Returns the page of a turn. On each day of the month it is another one of the questions with a short answer, but for those about bans. */
export function wallRules(
  site: Pick<Site, 'rules'>,
  scoring: PublicScoring | undefined,
  { day, turn }: { readonly day: number; readonly turn: number },
): RulesPage {
  const short = site.rules.filter(
    ({ title, content }) => content.length <= LONGEST_ANSWER && !BANS.test(title + content),
  );
  const rule = short[day % Math.max(1, short.length)];
  const pages: readonly RulesPage[] = [
    ...(scoring ? [{ kind: 'scoring', scoring } as const] : []),
    { kind: 'programme' },
    ...(rule ? [{ kind: 'question', rule } as const] : []),
  ];
  return pages[turn % pages.length] ?? { kind: 'programme' };
}
