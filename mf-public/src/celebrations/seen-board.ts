import { jsonOfStored, tabStorage } from '@vetta/contract/client/device-storage';
import type { Leaderboard } from '@vetta/contract/standings';

/** Its key in the browser's session storage. */
const SEEN_BOARD_KEY = 'vetta.celebrated';

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

/** Returns what was stored last under a key; null if nothing is. `storeSeen` writes it. */
export const readSeen = <Seen>(key: string) => (jsonOfStored(tabStorage.get(key)) ?? null) as Seen | null;

/** Stores it for as long as the screen is open, over reloads too: bonuses come at 23:59, and screens reload at night. */
export const storeSeen = <Seen>(key: string, seen: Seen): void => tabStorage.set(key, JSON.stringify(seen));

export const readSeenBoard = () => readSeen<SeenBoard>(SEEN_BOARD_KEY);
export const storeSeenBoard = (board: SeenBoard): void => storeSeen(SEEN_BOARD_KEY, board);
