import type { Prize } from '@vetta/contract/prizes';

type Placed = Pick<Prize, 'position' | 'isLottery' | 'isActive' | 'month'>;

/** Returns the active prizes of a month, one a place, for whose place another month has none: a month's own before those of every month. */
export function missingPrizes<P extends Placed>(prizes: readonly P[], from: string, to: string): P[] {
  const activeIn = (wanted: string) =>
    new Map(
      [null, wanted].flatMap((month) =>
        prizes
          .filter((prize) => prize.isActive && prize.month === month)
          .map((prize) => [`${prize.isLottery} ${prize.position}`, prize] as const),
      ),
    );
  const there = activeIn(to);
  return [...activeIn(from)].flatMap(([place, prize]) => (there.has(place) ? [] : [prize]));
}
