import type { QueryClient } from '@tanstack/react-query';
import { clockJumped } from './clock-jump.ts';
import { siteQuery } from './site-query.ts';

const REFETCH_MS = 60 * 60_000;
const CHECK_MS = 10_000;

/**
 * Keeps the server's clock accurate while the page is open: fetches the server's time at once, since the browser may
 * have restored an old document, then every hour, and when the device's clock was set or stood still in a sleep.
 */
export function keepServerTime(client: QueryClient): void {
  let last = { clock: 0, uptime: 0 };
  let hasFailed = false;
  const refetch = () => {
    last = { clock: Date.now(), uptime: performance.now() };
    client.fetchQuery({ ...siteQuery, staleTime: 0 }).then(
      () => {
        hasFailed = false;
      },
      // The offset stays as it is, and the next check tries again.
      () => {
        hasFailed = true;
      },
    );
  };
  refetch();
  setInterval(refetch, REFETCH_MS);
  setInterval(() => {
    if (hasFailed || clockJumped(last, { clock: Date.now(), uptime: performance.now() })) refetch();
  }, CHECK_MS);
}
