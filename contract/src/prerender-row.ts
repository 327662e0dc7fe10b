import { groupWords } from './groups.ts';
import { type Metal, pointsToPass } from './honours.ts';
import { italianInteger, signedInteger } from './italian-integer.ts';
import type { PrerenderRow } from './prerender.ts';
import type { Standing } from './standings.ts';

/** Returns what a correction of the total itself adds to score and bonus (docs/rules.md, «Hand-edited points»). */
export const correctionOf = ({ score, bonus, total }: Pick<Standing, 'score' | 'bonus' | 'total'>): number =>
  total - score - bonus;

/** Returns a total in hundredths of the leader's, 0 to 100 with one decimal. */
function shareOf(total: number, leader: number): number {
  if (leader <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, total / leader)) * 1000) / 10;
}

/** In a month's first days others pass those who have no points yet: these do not fall. */
function movementOf({ movement, total }: Standing): PrerenderRow['movement'] {
  if (movement === null || (movement < 0 && total <= 0)) return '';
  if (movement === 0) return 'same';
  return movement > 0 ? 'up' : 'down';
}

/**
 * Returns the values of a row, the same for the HTML that the api sends and for the live board. `leader` is the first row's total,
 * `metal` the row's honour (`metalOf`), `isBehind` whether it is the first behind the podium (`firstBehindPodium`), `next` the row to pass (`nextAbove`).
 */
export const prerenderRow = (
  standing: Standing,
  leader: number,
  metal: Metal | '',
  isBehind = false,
  next?: Pick<Standing, 'total'>,
): PrerenderRow => ({
  position: String(standing.position),
  playerId: standing.playerId,
  name: standing.name,
  total: italianInteger(standing.total),
  score: italianInteger(standing.score),
  bonus: italianInteger(standing.bonus),
  gap: next ? italianInteger(pointsToPass(next, standing)) : '',
  correction: signedInteger(correctionOf(standing)),
  share: String(shareOf(standing.total, leader)),
  tier: metal,
  behind: isBehind ? 'yes' : '',
  movement: movementOf(standing),
  places: standing.movement === null ? '' : italianInteger(Math.abs(standing.movement)),
  tie: standing.tie ?? '',
  notEligible: standing.notEligible ?? '',
  provisional: standing.provisional ? 'yes' : '',
  role: groupWords(standing),
});
