import type { Standing } from './standings.ts';

export type Metal = 'gold' | 'silver' | 'bronze';

const metals: readonly Metal[] = ['gold', 'silver', 'bronze'];

/** Returns the metal of a place; `''` below the podium. */
export const metalOfPlace = (place: number): Metal | '' => metals[place - 1] ?? '';

type Ranked = Pick<Standing, 'total' | 'notEligible'>;

const isDisqualified = ({ notEligible }: Ranked): boolean => notEligible === 'disqualified';

/** Whether a row may have honours: it has points and is not disqualified. Who is late may. */
export const mayHaveHonours = (row: Ranked): boolean => row.total > 0 && !isDisqualified(row);

/** Returns the first three who are not disqualified, also without points. `entries` are in order. */
export const podiumOf = <Row extends Ranked>(entries: readonly Row[]): Row[] =>
  entries.filter((row) => !isDisqualified(row)).slice(0, metals.length);

/**
 * Returns who has a month's honours: the first, second and third of the rows that may have them (docs/rules.md, «Order»).
 * Metals, PODIO, trophies, celebrations, «in vetta», the hall of fame and print all ask this. `entries` are in order.
 */
export const crowned = <Row extends Ranked>(entries: readonly Row[]): Row[] =>
  podiumOf(entries).filter(mayHaveHonours);

/** Returns the first row behind the podium; a disqualified row above the month's third is beside it, not behind. */
export function firstBehindPodium<Row extends Ranked>(entries: readonly Row[]): Row | undefined {
  const last = crowned(entries).at(-1);
  return entries[Math.max(metals.length, last ? 1 + entries.indexOf(last) : 0)];
}

/**
 * Returns the row that a player climbs past for the next place: the nearest above that is not disqualified; undefined for the month's
 * first. `entries` are in order.
 */
export function nextAbove<Row extends Pick<Standing, 'playerId'> & Partial<Pick<Standing, 'notEligible'>>>(
  entries: readonly Row[],
  playerId: string,
): Row | undefined {
  const own = entries.findIndex((row) => row.playerId === playerId);
  return entries.findLast((row, index) => index < own && row.notEligible !== 'disqualified');
}

/** Returns the points that a row needs to stand above another: at equal points one (docs/rules.md, «Order»). */
export const pointsToPass = (other: Pick<Standing, 'total'>, own: Pick<Standing, 'total'>): number =>
  other.total - own.total + 1;

/** Returns the metal of a player's row among a month's entries; `''` without one. */
export const metalOf = (
  entries: readonly Pick<Standing, 'playerId' | 'total' | 'notEligible'>[],
  playerId: string,
): Metal | '' => metalOfPlace(1 + crowned(entries).findIndex((one) => one.playerId === playerId));
