import type { PublicScoring } from '@vetta/contract/scoring';
import type { GameRule, Site } from '@vetta/contract/site';

/** A page of the rules on a wall. */
export type RulesPage =
  | { readonly kind: 'scoring'; readonly scoring: PublicScoring }
  | { readonly kind: 'programme' }
  | { readonly kind: 'bans' }
  | { readonly kind: 'question'; readonly rule: GameRule };

/** The longest answer that is read from five metres while it is on screen, in characters. */
const LONGEST_ANSWER = 260;

const LEAST_PAGE_MS = 12_000;

/** Returns how long each page stays: its share of the scene's time, and long enough to be read. In milliseconds. */
export const rulesPageMs = (pages: number, minDurationMs: number): number =>
  Math.max(LEAST_PAGE_MS, minDurationMs / pages);

/** Returns the pages of the rules: on each day of the month another one of the questions with a short answer. */
export function wallRules(
  site: Pick<Site, 'rules'>,
  scoring: PublicScoring | undefined,
  day: number,
): readonly RulesPage[] {
  const short = site.rules.filter(({ content }) => content.length <= LONGEST_ANSWER);
  const rule = short[day % Math.max(1, short.length)];
  return [
    ...(scoring ? [{ kind: 'scoring', scoring } as const] : []),
    { kind: 'programme' },
    { kind: 'bans' },
    ...(rule ? [{ kind: 'question', rule } as const] : []),
  ];
}
