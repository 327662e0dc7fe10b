import type { QueryClient } from '@tanstack/react-query';
import { BOARD_POLL_MS, leaderboard, months } from '@vetta/contract/client/public-queries';
import { romeDay } from '@vetta/contract/rome-time';
import { serverNow, serverTimeAt } from './server-clock.ts';
import { siteQuery } from './site-query.ts';

const REFETCH_MS = 60 * 60_000;
const CHECK_MS = 10_000;

interface Reading {
  /** The device's clock, in milliseconds. */
  readonly clock: number;
  /** How long the page has run, in milliseconds: setting the clock does not change it. */
  readonly uptime: number;
}

const TOLERANCE_MS = 2000;

/** Whether the device's clock was set, or the device slept, between two readings. */
export const clockJumped = (before: Reading, after: Reading): boolean =>
  Math.abs(after.clock - before.clock - (after.uptime - before.uptime)) > TOLERANCE_MS;

/**
 * Keeps the server's clock accurate while the page is open: fetches the server's time at once, since the browser may
 * have restored an old document, then every hour, at midnight, and when the device's clock was set or stood still in a
 * sleep. After midnight, and in an old document, it fetches the standings too: they may be of another month.
 */
export function keepServerTime(client: QueryClient): void {
  let last = { clock: 0, uptime: 0 };
  let day = romeDay(serverNow());
  let hasFailed = false;
  const refetch = () => {
    last = { clock: Date.now(), uptime: performance.now() };
    const offset = +serverTimeAt(0);
    client.fetchQuery({ ...siteQuery, staleTime: 0 }).then(
      () => {
        hasFailed = false;
        const today = romeDay(serverNow());
        const correction = Math.abs(+serverTimeAt(0) - offset);
        if (today === day && correction < BOARD_POLL_MS) return;
        day = today;
        for (const { queryKey } of [leaderboard, months]) void client.invalidateQueries({ queryKey });
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
    const jumped = clockJumped(last, { clock: Date.now(), uptime: performance.now() });
    if (hasFailed || jumped || romeDay(serverNow()) !== day) refetch();
  }, CHECK_MS);
}
