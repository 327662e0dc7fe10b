import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { isBoard } from '@vetta/contract/client/public-queries';
import type { Leaderboard } from '@vetta/contract/standings';

const STORAGE_KEY = 'vetta.leaderboard';

/** The server's last answer; `at` in milliseconds of the device's clock. */
export interface PersistedBoard {
  readonly at: number;
  readonly board: Leaderboard;
}

/** Returns the board stored on the device; null if none is stored, or none that can be shown. */
export function readPersistedBoard(): PersistedBoard | null {
  const stored = jsonOfStored(deviceStorage.get(STORAGE_KEY)) as Partial<PersistedBoard> | null | undefined;
  return typeof stored?.at === 'number' && isBoard(stored.board)
    ? { at: stored.at, board: stored.board }
    : null;
}

/** Stores the board on the device. */
export const persistBoard = (board: PersistedBoard): void =>
  deviceStorage.set(STORAGE_KEY, JSON.stringify(board));
