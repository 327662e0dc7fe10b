import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { useEffect, useState } from 'react';
import { keepBoard, keptBoard } from './kept-board.ts';

/** Three polls without an answer: then the wall says how old its numbers are. */
const STALE_MS = 90_000;

/**
 * Keeps the board on the device and brings it back where the server cannot. Answers since when the wall's numbers are
 * old, or null while they are fresh.
 */
export function useLastKnown(): Date | null {
  const client = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  // Before anyone reads: what comes from the device is older than whatever the page has.
  useState(() => {
    const kept = keptBoard();
    if (kept && client.getQueryData(leaderboard.queryKey) === undefined) {
      client.setQueryData(leaderboard.queryKey, kept.board, { updatedAt: kept.at });
    }
  });
  const { data, dataUpdatedAt } = useQuery({ ...leaderboard, refetchIntervalInBackground: true });

  useEffect(() => {
    if (data) keepBoard({ at: dataUpdatedAt, board: data });
  }, [data, dataUpdatedAt]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);

  return data && now - dataUpdatedAt > STALE_MS ? new Date(dataUpdatedAt) : null;
}
