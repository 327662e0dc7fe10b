import type { Challenge, Side } from './challenges.ts';
import { toPlace } from './italian-article.ts';

/** Returns a person's side; undefined where everybody is on it. */
export const sideOf = (
  { sides }: Pick<Challenge, 'sides'>,
  playerId: string | undefined,
): Side | undefined =>
  playerId === undefined ? undefined : sides.find(({ people }) => people?.includes(playerId));

/** Returns a person's side in a sfida that runs, and its place: `Nord al 2° posto`; `''` without one. Nobody is told to be last. */
export function ownSideInWords(challenges: readonly Challenge[], playerId: string): string {
  const running = challenges.filter((one) => one.state === 'running' && sideOf(one, playerId));
  // One that has no numbers yet says less.
  const own = running.find((one) => sideOf(one, playerId)?.value !== null) ?? running[0];
  const side = own && sideOf(own, playerId);
  if (!side) return '';
  const { place, people, reachedOn } = side;
  const name = people?.length === 1 ? own.name : side.name;
  if (reachedOn !== null) return `${name}: obiettivo raggiunto`;
  if (place === null) return `In sfida: ${name}`;
  const isLast = place > 1 && own.sides.every((one) => (one.place ?? 0) <= place);
  return isLast ? `${name}: all’inseguimento` : `${name}: ${toPlace(place)}`;
}
