/** Returns how many of these players have data. The day's entries may also have those of players who left. */
export const countWithData = (
  players: readonly { readonly id: string }[],
  entries: ReadonlyMap<string, unknown>,
): number => players.filter(({ id }) => entries.has(id)).length;
