import { crowned } from './honours.ts';
import { toPerson } from './italian-article.ts';
import type { Prize } from './prizes.ts';
import type { Standing } from './standings.ts';

export interface PrizeWinner {
  readonly prize: Prize;
  /** Undefined where there were fewer eligible players. */
  readonly winner: Standing | undefined;
}

/** Returns who wins prize N: the N-th eligible player (docs/rules.md, «Eligibility»). */
export const winnerOfPlace = (place: number, entries: readonly Standing[]): Standing | undefined =>
  entries.filter(({ eligible }) => eligible)[place - 1];

/** Returns who wins the prizes by position. */
export const prizeWinners = (prizes: readonly Prize[], entries: readonly Standing[]): PrizeWinner[] =>
  prizes
    .filter(({ isLottery }) => !isLottery)
    .map((prize) => ({ prize, winner: winnerOfPlace(prize.position, entries) }));

/**
 * Returns where prizes of the podium go by eligibility, where that is not who stands there: `1° premio a Chiara Conti`; with
 * `when`, `1° premio, per ora, a Chiara Conti`.
 */
export function prizesElsewhere(prizes: readonly Prize[], entries: readonly Standing[], when = ''): string[] {
  const podium = crowned(entries);
  const told = prizeWinners(prizes, entries).flatMap(({ prize: { position }, winner }) => {
    const above = podium[position - 1];
    return above && winner && winner.playerId !== above.playerId
      ? [`${position}° premio${when && `, ${when},`} ${toPerson(winner.name)}`]
      : [];
  });
  // A place may have two prizes.
  return [...new Set(told)];
}
