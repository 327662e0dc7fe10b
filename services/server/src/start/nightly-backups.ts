import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayToBackUp, recordBackupFailure } from '@vetta/league/dashboard/backup-status';
import type { Database } from '@vetta/league/store/database';
import { execa } from 'execa';
import type { Logger } from 'pino';
import { placeInWords } from '../backup/backup-place.ts';
import type { Settings } from '../environment.ts';

/** What a backup may take. */
const LIMIT_MS = 3 * 3_600_000;
const program = join(import.meta.dirname, '../backup/backup-process.ts');

interface NightlyOptions {
  readonly database: Database;
  readonly log: Logger;
  /** The variables of the process that makes a backup; by default this process's own. */
  readonly env?: Record<string, string>;
  /** How often to look for a closed day, in milliseconds. */
  readonly every?: number;
}

/**
 * Makes a backup after each close: looks every minute for a closed day that no backup contains, and runs a process for it. A
 * failed one is tried again an hour later. Returns a function that stops this and ends a backup that runs.
 */
export function keepBackedUp({
  database,
  log,
  env = {},
  every = 60_000,
}: NightlyOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const day = await dayToBackUp(database);
    if (day === undefined || signal.aborted) return;
    const child = execa(process.execPath, [program], {
      env,
      stdin: 'ignore',
      all: true,
      reject: false,
      cancelSignal: signal,
      // A store or a database that never answers must not hold up the next night's.
      timeout: LIMIT_MS,
    });
    const ended = child.then(async ({ exitCode, all, timedOut }) => {
      if (signal.aborted) return;
      const lines = all.trim().split('\n');
      if (exitCode === 0) {
        for (const line of lines.filter((text) => text.startsWith('Warning: '))) log.warn(line);
        log.info(`Backup: ${lines.at(-1)}`);
        return;
      }
      const why = timedOut ? 'it did not end within three hours' : lines.at(-1);
      log.error(
        `The nightly backup of ${day} failed and is tried again in an hour: ${why} To try it now: npm run backup -- --nightly (docs/backup.md).`,
      );
      await recordBackupFailure(database);
    });
    // Logged by the loop below; `stop` must not fail because of it.
    running = ended.catch(() => {});
    await ended;
  }

  async function lookEveryMinute(): Promise<void> {
    while (!signal.aborted) {
      await pause(every, undefined, { signal }).catch(() => {});
      if (!signal.aborted)
        // While the database is away, the next look is in a minute.
        await look().catch((err: unknown) => log.debug({ err }, 'No look for a due backup'));
    }
  }
  lookEveryMinute();
  return async () => {
    stop.abort();
    // Not a query to a frozen database.
    await running;
  };
}

/** Returns the line of the start about the nightly backup. */
export function describeBackups({ to, keep, recipients }: Settings['backup'], dataDir: string): string {
  if (to === 'off') return 'none is made, because BACKUP_TO is off';
  const place = placeInWords(to, dataDir);
  const kept = `${keep.days} days, ${keep.weeks} weeks and ${keep.months} months are kept`;
  const encrypted = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  const advice = to === undefined ? '; copy them to another machine, or set BACKUP_TO (docs/backup.md)' : '';
  return `after each close into ${place}, ${encrypted}; ${kept}${advice}`;
}
