interface WithId {
  readonly id: string;
}

/**
 * Returns the next player without data: after `current`, then from the start of the list. Returns undefined if all
 * other players have data.
 */
export function nextWithoutData<Player extends WithId>(
  players: readonly Player[],
  hasData: (player: Player) => boolean,
  current: string,
): Player | undefined {
  const start = players.findIndex(({ id }) => id === current) + 1;
  const others = [...players.slice(start), ...players.slice(0, start)];
  return others.find((player) => player.id !== current && !hasData(player));
}
