// Objects rather than maps: TanStack Query compares them by key after a refresh and keeps the rows that are equal. In a list it
// compares by index, so that one new row would replace all rows after it.

interface OfPlayer {
  readonly playerId: string;
}

/** Returns the players by their id, in the order of the list. */
export const byId = <Player extends { readonly id: string }>(
  players: readonly Player[],
): Readonly<Record<string, Player>> => Object.fromEntries(players.map((player) => [player.id, player]));

/** Returns rows of which a player has at most one, by player id. */
export const byPlayer = <Row extends OfPlayer>(rows: readonly Row[]): Readonly<Record<string, Row>> =>
  Object.fromEntries(rows.map((row) => [row.playerId, row]));

/** Returns rows of which a player may have several, by player id. */
export const groupedByPlayer = <Row extends OfPlayer>(
  rows: readonly Row[],
): Readonly<Record<string, readonly Row[] | undefined>> => {
  const groups: Record<string, Row[]> = {};
  for (const row of rows) {
    const group = groups[row.playerId];
    if (group) group.push(row);
    else groups[row.playerId] = [row];
  }
  return groups;
};
