import type { Prize } from '@vetta/contract/prizes';

export interface CrowdedPlace {
  readonly position: number;
  /** The month in which it happens; null for every month. */
  readonly month: string | null;
  /** Of the prizes of this place, a month's own first. */
  readonly titles: readonly string[];
}

type Placed = Pick<Prize, 'position' | 'title' | 'isLottery' | 'isActive' | 'month'>;

/**
 * Returns the places to which more than one active prize goes, from the current month on: by place, every month first. What
 * is drawn by lot has no place. A month that only repeats what holds every month is left out.
 */
export function crowdedPlaces(prizes: readonly Placed[], currentMonth: string): CrowdedPlace[] {
  const placed = prizes.filter(
    ({ isActive, isLottery, month }) => isActive && !isLottery && (month === null || month >= currentMonth),
  );
  const positions = [...new Set(placed.map(({ position }) => position))].sort((a, b) => a - b);
  return positions.flatMap((position) => {
    const here = placed.filter((prize) => prize.position === position);
    const months = [...new Set(here.map(({ month }) => month))].sort((a, b) =>
      (a ?? '').localeCompare(b ?? ''),
    );
    const always = here.filter(({ month }) => month === null);
    return months
      .map((month) => ({
        position,
        month,
        titles: [...(month === null ? [] : here.filter((prize) => prize.month === month)), ...always].map(
          ({ title }) => title,
        ),
      }))
      .filter(({ titles }) => titles.length > 1);
  });
}
