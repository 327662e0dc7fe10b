import type { Player } from '@vetta/contract/players';

/**
 * Returns the ids of `shown` in their order, with those of `current` that are new: each behind the one that it follows in `current`.
 * An id that is no longer current keeps its place: an undo brings it back.
 */
export function stableOrder(shown: readonly string[], current: readonly string[]): string[] {
  const known = new Set(shown);
  const behind = new Map<string | undefined, string[]>();
  let followed: string | undefined;
  for (const id of current) {
    if (known.has(id)) followed = id;
    else behind.set(followed, [...(behind.get(followed) ?? []), id]);
  }
  return [undefined, ...shown].flatMap((id) => [
    ...(id === undefined ? [] : [id]),
    ...(behind.get(id) ?? []),
  ]);
}

/** Returns players in the order of their positions with one who was added: the positions of those behind have not been fetched yet. */
export function withAdded<Row extends Pick<Player, 'id' | 'position'>>(
  players: readonly Row[],
  added: Row,
): Row[] {
  const others = players.filter(({ id }) => id !== added.id);
  const place = others.findIndex(({ position }) => position >= added.position);
  return others.toSpliced(place < 0 ? others.length : place, 0, added);
}
