import { recordChange } from '@vetta/league/audit/record-change';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** After how many wrong keys in a row the audit has a line. */
const IN_A_ROW = 5;
/** How long a row of wrong keys is remembered, in seconds: so long one client has one line. */
const REMEMBERED = 600;
/** How many lines a process writes in an hour: guessers from many addresses must not fill the audit. */
const MOST_LINES = 30;

interface Audit {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Tells of a client's wrong and right keys, so that the audit has one line once five in a row were wrong. */
export function countWrongKeys({ database, clock, log }: Audit) {
  const inARow = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: REMEMBERED });
  const lines = new RateLimiterMemory({ points: MOST_LINES, duration: 3_600 });
  return {
    async wrong(client: string): Promise<void> {
      const { consumedPoints } = await inARow.consume(client);
      if (consumedPoints !== IN_A_ROW) return;
      if (await lines.consume('').then(isOver, isOver)) return;
      const change = { before: null, after: { address: client, attempts: IN_A_ROW } };
      // A line that cannot be written changes nothing for the client.
      await database
        .transaction((trx) =>
          recordChange(trx, { actor: 'Vetta', action: 'wrong-keys', at: clock(), change }),
        )
        .catch((error) => log.warn({ err: error }, 'Five wrong keys in a row are not in the audit'));
    },
    right: (client: string): Promise<boolean> => inARow.delete(client),
  };
}

const isOver = ({ consumedPoints }: RateLimiterRes): boolean => consumedPoints > MOST_LINES;
