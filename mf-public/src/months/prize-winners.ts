import type { Prize } from '@vetta/contract/prizes';
import type { Standing } from '@vetta/contract/standings';

export interface PrizeWinner {
  readonly prize: Prize;
  /** Undefined where there were fewer eligible players. */
  readonly winner: Standing | undefined;
}

/** Returns who wins the prizes by position: prize N goes to the N-th eligible player (docs/rules.md, «Eligibility»). */
export function prizeWinners(prizes: readonly Prize[], entries: readonly Standing[]): PrizeWinner[] {
  const eligible = entries.filter((standing) => standing.eligible);
  return prizes
    .filter(({ isLottery }) => !isLottery)
    .map((prize) => ({ prize, winner: eligible[prize.position - 1] }));
}
