import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { isBoard, leaderboard } from '@vetta/contract/client/public-queries';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useState } from 'react';
import { serverTimeAt } from '../server-time/server-clock.ts';
import { useServerTime } from '../server-time/use-server-time.ts';

const STORAGE_KEY = 'vetta.leaderboard';
/** After three polls without new data the wall shows their age. */
const STALE_MS = 90_000;

/**
 * Persists each new board on the device, and restores it when the page starts without one. Returns the server's
 * time of the board that is shown if it is stale, else null.
 */
export function usePersistedBoard(): Date | null {
  const client = useQueryClient();
  // During the first render, before any scene reads the query: a board that the document carries is newer.
  useState(() => {
    const persisted = readPersistedBoard();
    if (persisted && client.getQueryData(leaderboard.queryKey) === undefined) {
      client.setQueryData(leaderboard.queryKey, persisted.board, { updatedAt: persisted.at });
    }
  });
  const { data, dataUpdatedAt } = useQuery({ ...leaderboard, refetchIntervalInBackground: true });

  useEffect(() => {
    if (data) deviceStorage.set(STORAGE_KEY, JSON.stringify({ at: dataUpdatedAt, board: data }));
  }, [data, dataUpdatedAt]);

  // While its database is away the server answers, with what it last knew.
  const knownAt = dataUpdatedAt - (data?.age ?? 0) * 1000;
  const isStale = useServerTime(() => Date.now() - knownAt > STALE_MS);
  return data && isStale ? serverTimeAt(knownAt) : null;
}

/** The server's last answer; `at` in milliseconds of the device's clock. */
interface PersistedBoard {
  readonly at: number;
  readonly board: Leaderboard;
}

/** Returns the board stored on the device; null if none is stored, or none that can be shown. */
function readPersistedBoard(): PersistedBoard | null {
  const stored = jsonOfStored(deviceStorage.get(STORAGE_KEY)) as Partial<PersistedBoard> | null | undefined;
  return typeof stored?.at === 'number' && isBoard(stored.board)
    ? { at: stored.at, board: stored.board }
    : null;
}
