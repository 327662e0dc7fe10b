import { useQueryClient } from '@tanstack/react-query';
import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import { shareStream } from '@vetta/contract/client/share-stream';
import { useEffect } from 'react';

/** Spreads the requests of all screens that hear of the same change. */
const JITTER_MS = 1_000;
/** Everything is fetched again this often, in case a proxy holds the stream back: some queries, such as the scoring, have no poll of their own. */
const POLL_ALL_MS = 10 * 60_000;

/**
 * Fetches everything on the wall again when the server says that something has changed, and when it is back. The polls go on
 * behind it: where some proxy holds the stream back, the board is half a minute late, and all else ten minutes.
 */
export function useLiveData(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const refetch = () => {
      clearTimeout(timer);
      // Data that nobody shows now are fetched when a scene asks for them again.
      timer = setTimeout(() => void client.invalidateQueries(), Math.random() * JITTER_MS);
    };
    const end = shareStream(CHANGES_ADDRESS, { onMessage: refetch });
    const poll = setInterval(refetch, POLL_ALL_MS);
    return () => {
      end();
      clearInterval(poll);
      clearTimeout(timer);
    };
  }, [client]);
}
