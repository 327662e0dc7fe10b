import { setTimeout as pause } from 'node:timers/promises';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import { monthBeforeOf } from '@vetta/contract/opening-month';
import { listChallenges } from '@vetta/league/challenges/challenges';
import { getDraws } from '@vetta/league/draws/draws';
import { getMonth } from '@vetta/league/months/get-month';
import { listMonths } from '@vetta/league/months/list-months';
import { readAtOneVersion } from '@vetta/league/public-state/public-state';
import { mediaHosts, storedMedia } from '@vetta/league/site/media-hosts';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { romeDay } from '@vetta/league/time/rome';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { serialize } from '../snapshot/serialize.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import type { MorePageData, PageData } from './prerender-data.ts';

/** The least time between two readings, in milliseconds: an evening's entries are a change a second. */
const READ_EVERY = 1_000;
/** How long a page waits for the first reading, in milliseconds. */
const FIRST_WITHIN = 500;

interface PageDataOptions {
  readonly database: Database;
  readonly watch: Pick<DatabaseWatch, 'during'>;
  readonly snapshots: Pick<Snapshots, 'current' | 'onChange' | 'age'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Returns a function that returns what a page shows, without a question to the database: the snapshot, and the months, the pool,
 * the draws and the addresses of stored media, which are read again after a change of the public state and on a new day.
 */
export function keepPageData({ database, watch, snapshots, clock, log }: PageDataOptions) {
  let held:
    | { readonly more: MorePageData; readonly period: string; readonly media: readonly string[] }
    | undefined;
  let askedFor = '';
  let reading = Promise.resolve();
  let resting: Promise<void> | undefined;

  const readOnce = async () => {
    const now = nowOf(clock());
    const { state } = await snapshots.current();
    const { period } = state.leaderboard;
    const { value } = await watch.during(
      readAtOneVersion(database, async (trx) => {
        const { prizePool, scoring, finalisedAt, imported } = await getMonth(trx, period, now);
        const months = await listMonths(trx, now);
        const challenges = challengesOnPage(await listChallenges(trx, now), now.today);
        const before = monthBeforeOf(state.leaderboard, months);
        const more = {
          months,
          ...(before !== '' && {
            before: { month: await getMonth(trx, before, now), draws: await getDraws(trx, before) },
          }),
          draws: await getDraws(trx, period),
          month: { prizePool, scoring, finalisedAt, ...(imported && { imported }) },
          // Absent without: a page without sfide is what it was.
          ...(challenges.length > 0 && { challenges }),
        };
        return { more, media: await storedMedia(trx) };
      }),
    );
    held = { ...value, period };
  };
  const paused = async () => {
    await resting;
    await readOnce().finally(() => {
      resting = pause(READ_EVERY, undefined, { ref: false });
    });
  };
  const read = serialize(paused);
  /** Reads in the background, once for each version and day. What failed is read again for the next page. */
  const renew = (version: number) => {
    const wanted = `${version} ${romeDay(clock())}`;
    if (askedFor === wanted) return;
    askedFor = wanted;
    reading = read().catch((error: unknown) => {
      askedFor = '';
      log.debug({ err: error }, 'The page keeps what it knew of the months');
    });
  };
  snapshots.onChange(renew);

  return async (): Promise<PageData> => {
    const { state } = await snapshots.current();
    renew(state.version);
    // Only pages of the first moment after a start wait.
    if (!held) await pTimeout(reading, { milliseconds: FIRST_WITHIN, fallback: () => {} });
    const { leaderboard, site, scoring } = state;
    // What the page shows itself is known at once; the rest, of past months and of what is not active, with the next reading.
    const media = mediaHosts([...shownMedia(state), ...(held?.media ?? [])]);
    // Of the month before, at the moment of midnight: the page asks for its own.
    const more = held?.period === leaderboard.period ? held.more : undefined;
    return { leaderboard, site, scoring, media, more, age: snapshots.age() };
  };
}

/** Returns the addresses of the pictures and films that the page shows. */
const shownMedia = ({ leaderboard, site }: Pick<PageData, 'leaderboard' | 'site'>): string[] => [
  ...leaderboard.prizes.flatMap(({ imageUrl }) => imageUrl ?? []),
  ...Object.entries(site.texts).flatMap(([key, value]) => (key.endsWith('.video') ? value : [])),
];
