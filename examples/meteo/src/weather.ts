import type { Standing } from '@vetta/contract/standings';

export type Weather = 'sole' | 'nuvole' | 'pioggia';

/** Returns the weather of the climb: sun while more people go up than down. Null before the month's first points. */
export function weatherOf(standings: readonly Pick<Standing, 'total' | 'movement'>[]): Weather | null {
  if (!standings.some(({ total }) => total > 0)) return null;
  const up = standings.filter(({ movement }) => (movement ?? 0) > 0).length;
  const down = standings.filter(({ movement }) => (movement ?? 0) < 0).length;
  if (up === down) return 'nuvole';
  return up > down ? 'sole' : 'pioggia';
}
