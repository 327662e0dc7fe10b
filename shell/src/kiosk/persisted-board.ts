import type { Leaderboard } from '@vetta/contract/standings';

const STORAGE_KEY = 'vetta.leaderboard';

/** The server's last answer; `at` in milliseconds of the device's clock. */
export interface PersistedBoard {
  readonly at: number;
  readonly board: Leaderboard;
}

/** Returns the board stored on the device; null if none is stored or storage is forbidden. */
export function readPersistedBoard(): PersistedBoard | null {
  try {
    // `persistBoard` writes it.
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as PersistedBoard | null;
  } catch {
    return null;
  }
}

/** Stores the board on the device. Ignores a full or forbidden storage: the wall must not fail because of it. */
export function persistBoard(board: PersistedBoard): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(board));
  } catch {
    // The board stays in memory; only a start while the server is unreachable shows no rows.
  }
}
