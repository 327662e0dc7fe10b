import type { Leaderboard } from '@vetta/contract/standings';

/** Its key in the browser's session storage. */
export const SEEN_BOARD_KEY = 'vetta.celebrated';

/** A board as it was when the wall last looked for news, without what news do not need. */
export interface SeenBoard {
  readonly period: string;
  /** By player. */
  readonly rows: Readonly<
    Record<string, { readonly position: number; readonly bonus: number; readonly total: number }>
  >;
  /** Who has overtaken since, and since when, in milliseconds: it is celebrated once it has stood. */
  readonly waiting?: { readonly climber: string; readonly since: number };
}

export const seenOf = ({ period, entries }: Pick<Leaderboard, 'period' | 'entries'>): SeenBoard => ({
  period,
  rows: Object.fromEntries(
    entries.map(({ playerId, position, bonus, total }) => [playerId, { position, bonus, total }]),
  ),
});

/** Returns the board that was stored last; null if none is, or storage is forbidden. */
export function readSeenBoard(): SeenBoard | null {
  try {
    // `storeSeenBoard` writes it.
    return JSON.parse(sessionStorage.getItem(SEEN_BOARD_KEY) ?? 'null') as SeenBoard | null;
  } catch {
    return null;
  }
}

/** Stores a board for as long as the screen is open, over reloads too: bonuses come at 23:59, and screens reload at night. */
export function storeSeenBoard(board: SeenBoard): void {
  try {
    sessionStorage.setItem(SEEN_BOARD_KEY, JSON.stringify(board));
  } catch {
    // Then the wall celebrates nothing.
  }
}
