import type { Leaderboard } from '@vetta/contract/standings';

const STORED = 'vetta.leaderboard';

/** The board as the server last answered it; `at` in milliseconds of the device's clock. */
export interface KeptBoard {
  readonly at: number;
  readonly board: Leaderboard;
}

/** What the device keeps of the board; null where it keeps nothing, or lets nobody read it. */
export function keptBoard(): KeptBoard | null {
  try {
    // Written below, by this same code.
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as KeptBoard | null;
  } catch {
    return null;
  }
}

/** Keeps the board on the device, where it can be: a full or forbidden storage must not take the wall down. */
export function keepBoard(kept: KeptBoard): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // The wall goes on from memory, and starts empty only where the server is away too.
  }
}
