import { crowned } from '@vetta/contract/honours';
import { monthName } from '@vetta/contract/month-name';
import { prizeWinners } from '@vetta/contract/prize-winners';
import type { Prize } from '@vetta/contract/prizes';
import type { Leaderboard, Standing } from '@vetta/contract/standings';

interface PodiumView {
  readonly monthName: string;
  /** Who has the month's honours. */
  readonly podium: readonly Standing[];
  /** The prizes at the feet of the three peaks. */
  readonly prizes: readonly {
    readonly prize: Prize;
    /** Who would win it today, where that is not who stands on its peak. */
    readonly holder: string | undefined;
  }[];
  /** Prizes of further places, and of the lottery. */
  readonly more: readonly Prize[];
}

const PLACES = 3;

/** Returns what the wall's podium shows. */
export function podiumView(board: Leaderboard): PodiumView {
  // Walls name only players with points.
  const withPoints = board.entries.filter(({ total }) => total > 0);
  const podium = crowned(board.entries);
  const winners = prizeWinners(board.prizes, withPoints);
  const atTheFeet = new Set<number>();
  const prizes = winners.filter(({ prize: { position } }) => {
    // A place has room for one prize.
    const isFirst = position <= PLACES && !atTheFeet.has(position);
    if (isFirst) atTheFeet.add(position);
    return isFirst;
  });
  const shown = new Set(prizes.map(({ prize }) => prize.id));
  return {
    monthName: monthName(board.month),
    podium,
    prizes: prizes.map(({ prize, winner }) => {
      const above = podium[prize.position - 1];
      return { prize, holder: winner && winner.playerId !== above?.playerId ? winner.name : undefined };
    }),
    more: board.prizes.filter(({ id }) => !shown.has(id)),
  };
}
