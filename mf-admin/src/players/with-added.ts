import type { Player } from '@vetta/contract/players';

/** Returns players in the order of their positions with one who was added: the positions of those behind have not been fetched yet. */
export function withAdded<Row extends Pick<Player, 'id' | 'position'>>(
  players: readonly Row[],
  added: Row,
): Row[] {
  const others = players.filter(({ id }) => id !== added.id);
  const place = others.findIndex(({ position }) => position >= added.position);
  return others.toSpliced(place < 0 ? others.length : place, 0, added);
}
