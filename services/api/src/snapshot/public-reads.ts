import { readAtOneVersion } from '@vetta/league/public-state/public-state';
import type { Database } from '@vetta/league/store/database';
import { isDatabaseAway } from '@vetta/league/store/database-errors';
import type { Clock } from '@vetta/league/time/clock';
import { type Now, nowOf } from '@vetta/league/time/now';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { makePublicAnswer, type PublicAnswer } from './public-answer.ts';
import type { Snapshots } from './snapshots.ts';

/** How many answers are kept: a receipt of each of a thousand players, twice, and every month of a century; each also as the last one. */
const MOST_ANSWERS = 6_000;
/** How large they may be together, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes besides its bodies, in bytes: keys, headers, objects. */
const BESIDES = 3_000;

/** Reads the value of a call that anyone may make. */
export type Read = (db: Database, now: Now) => Promise<unknown>;

/** The answers of the public calls that are not in the snapshot: months, receipts, draws. */
export interface PublicReads {
  /**
   * Returns the answer of `call`, which names the call and its input. It is read once for each public version and Rome
   * day, however many ask at once; what `read` throws is thrown and not kept. While the database is away it is what was answered
   * last on this day. `ifNoneMatch` is the reader's header.
   */
  answer(call: string, read: Read, ifNoneMatch: string | undefined): Promise<PublicAnswer>;
}

interface PublicReadsOptions {
  readonly database: Database;
  readonly watch: Pick<DatabaseWatch, 'during' | 'answers'>;
  readonly snapshots: Pick<Snapshots, 'current' | 'lacks' | 'isAway'>;
  readonly clock: Clock;
}

/** Keeps answers by version and day. One of an older version is asked for only while the database is away, and is the first to go. */
export function keepPublicReads({ database, watch, snapshots, clock }: PublicReadsOptions): PublicReads {
  const kept = new LRUCache<string, PublicAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ full }) =>
      BESIDES + full.br.body.length + full.gzip.body.length + full.identity.body.length,
  });
  const underWay = new Map<string, Promise<PublicAnswer>>();

  const readNow = async (key: string, read: Read, now: Now): Promise<PublicAnswer> => {
    const { version, value } = await watch.during(readAtOneVersion(database, (trx) => read(trx, now)));
    // A commit since the snapshot makes the content newer than its key says. Its ETag has its own version.
    const answer = await makePublicAnswer(version, value);
    kept.set(key, answer);
    return answer;
  };

  const readOrLast = async (key: string, lastKey: string, read: Read, now: Now): Promise<PublicAnswer> => {
    try {
      const answer = await readNow(key, read, now);
      kept.set(lastKey, answer);
      return answer;
    } catch (error) {
      const last = kept.get(lastKey);
      if (last === undefined || !isAway(error)) throw error;
      // One that answers again has the change that a reader may wait for.
      return (await watch.answers()) ? readNow(key, read, now) : last;
    }
  };

  return {
    async answer(call, read, ifNoneMatch) {
      const { version } = await snapshots.current(ifNoneMatch);
      const now = nowOf(clock());
      // Where the snapshot is late with a commit, what was read before that commit is not kept for those who come after it: an
      // admin who reads their own change would else keep the state before it on the screen.
      const key = `${version} ${snapshots.lacks() ?? ''} ${now.today} ${call}`;
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const lastKey = `last ${now.today} ${call}`;
      const last = snapshots.isAway() ? kept.get(lastKey) : undefined;
      if (last) return last;
      const reading = readOrLast(key, lastKey, read, now).finally(() => underWay.delete(key));
      underWay.set(key, reading);
      return reading;
    },
  };
}

/** Whether the database did not answer: by its error, or by the watch's. */
const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof HttpError && error.status === 503);
