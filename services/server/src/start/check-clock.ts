import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import { whyClockIsDoubted } from '@vetta/league/closes/doubted-clock';
import type { Database } from '@vetta/league/store/database';
import { OperatorError } from '../operator-error.ts';

/**
 * Throws OperatorError if this machine's clock may be wrong: it would close days that are not over. With `accepts` the start goes on,
 * and so do later ones until another day is closed. Returns a warning then.
 */
export async function checkClock(
  database: Database,
  { now, dataDir, accepts }: { now: Temporal.Instant; dataDir: string; accepts: boolean },
): Promise<string | undefined> {
  const doubt = await whyClockIsDoubted(database, now);
  if (doubt === undefined) return undefined;
  const file = join(dataDir, 'accepted-clock.txt');
  const newest = `after ${await newestClosedDay(database)}\n`;
  if (accepts) await writeFile(file, newest);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== newest)
    throw new OperatorError(
      `${doubt}, then start again. If the clock is right: npm start -- --accept-clock.`,
    );
  return `${doubt}. It was accepted with --accept-clock`;
}
