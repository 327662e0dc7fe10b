import { recordChange } from '@vetta/league/audit/record-change';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** After how many wrong keys of a client the audit has a line: right ones from its address, of an office maybe, change nothing. */
const MANY = 5;
/** Within which time, in seconds: so long one client has one line. */
const REMEMBERED = 600;
/** How many lines a process writes in an hour: guessers from many addresses must not fill the audit. */
const MOST_LINES = 30;

interface Audit {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Returns what counts a client's wrong keys, so that the audit has one line once five within ten minutes were wrong. */
export function countWrongKeys({ database, clock, log }: Audit) {
  const counted = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: REMEMBERED });
  const lines = new RateLimiterMemory({ points: MOST_LINES, duration: 3_600 });
  return async (client: string): Promise<void> => {
    const { consumedPoints } = await counted.consume(client);
    if (consumedPoints !== MANY) return;
    if (await lines.consume('').then(isOver, isOver)) return;
    const change = { before: null, after: { address: client, attempts: MANY } };
    // A line that cannot be written changes nothing for the client.
    await database
      .transaction((trx) => recordChange(trx, { actor: 'Vetta', action: 'wrong-keys', at: clock(), change }))
      .catch((error) => log.warn({ err: error }, 'Five wrong keys are not in the audit'));
  };
}

const isOver = ({ consumedPoints }: RateLimiterRes): boolean => consumedPoints > MOST_LINES;
