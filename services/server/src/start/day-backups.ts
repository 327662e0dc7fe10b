import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recordDayBackupFailure, sinceLastBackup } from '@vetta/league/dashboard/backup-status';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { execa } from 'execa';
import type { Logger } from 'pino';
import { TRY_LATER } from '../backup/try-later.ts';

const program = join(import.meta.dirname, '../backup/backup-process.ts');
/** What a backup may take, in milliseconds. */
const LIMIT_MS = 3_600_000;

interface DayBackupOptions {
  readonly database: Database;
  readonly log: Logger;
  /** How often, in milliseconds. */
  readonly every: number;
  /** The variables of the process that makes a backup; by default this process's own. */
  readonly env?: Record<string, string>;
}

/**
 * Makes a backup of the day at each interval in which somebody changed something: what a lost machine takes with it is at most what
 * was typed since. Returns a function that stops this and ends a backup that runs.
 */
export function keepDayBackedUp({ database, log, every, env = {} }: DayBackupOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> | undefined;
  // After a start the first one is made in any case where the league has a change at all: the one before may have failed.
  let saved = '';

  async function look(): Promise<void> {
    const newest = await firstRow<{ id: string }>(
      database,
      'select id from audit order by at desc, id desc limit 1',
    );
    if (newest === undefined || newest.id === saved || signal.aborted) return;
    const child = execa(process.execPath, [program, 'day'], {
      env,
      stdin: 'ignore',
      all: true,
      reject: false,
      cancelSignal: signal,
      timeout: LIMIT_MS,
    });
    running = child.then(async ({ exitCode, all, timedOut }) => {
      if (signal.aborted) return;
      const last = all.trim().split('\n').at(-1);
      if (exitCode === 0) {
        saved = newest.id;
        log.info(`Backup: ${last}`);
      } else if (exitCode === TRY_LATER)
        log.info('The backup of the day waits for the next interval: another process makes one.');
      else {
        log.error(
          `The backup of the day failed and is tried again at the next interval: ${timedOut ? 'it did not end within an hour' : last} (docs/backup.md).`,
        );
        await recordDayBackupFailure(database);
      }
    });
    await running;
  }

  /** The interval began with the last backup, not with this start: a server that is restarted often is backed up, too. */
  async function firstWait(): Promise<number> {
    const since = await sinceLastBackup(database).catch(() => undefined);
    return since === undefined ? every : Math.min(every, Math.max(0, every - since));
  }

  async function lookAgain(): Promise<void> {
    for (let wait = await firstWait(); !signal.aborted; wait = every) {
      await pause(wait, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await look().catch((err: unknown) => log.debug({ err }, 'No look for changes'));
    }
  }
  lookAgain();
  return async () => {
    stop.abort();
    await running?.catch(() => {});
  };
}

/** Returns the end of the start's line about backups. */
export const describeDayBackups = (every: number | undefined): string =>
  every === undefined
    ? ''
    : `; between the closes every ${every === 60_000 ? 'minute' : `${every / 60_000} minutes`} in which something changed`;
