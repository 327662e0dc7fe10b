/** The largest number of players that one call adds. */
export const MOST_NEW_PLAYERS = 1_000;
