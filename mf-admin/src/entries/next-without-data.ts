interface Named {
  readonly id: string;
}

/**
 * The next player of an evening's round who has no data yet: after `current` in the round's order, then from its start.
 * Undefined when everybody else has.
 */
export function nextWithoutData<Player extends Named>(
  round: readonly Player[],
  hasData: (player: Player) => boolean,
  current: string,
): Player | undefined {
  const here = round.findIndex(({ id }) => id === current) + 1;
  const others = [...round.slice(here), ...round.slice(0, here)];
  return others.find((player) => player.id !== current && !hasData(player));
}
