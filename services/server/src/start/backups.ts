import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnonymisedPlayer, listAnonymised } from '@vetta/league/players/anonymised-players';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import {
  dayToBackUp,
  recordBackupFailure,
  recordDayBackupFailure,
  sinceLastBackup,
} from '@vetta/office/dashboard/backup-status';
import { execa } from 'execa';
import type { Logger } from 'pino';
import { placeInWords } from '../backup/backup-place.ts';
import { TRY_LATER } from '../backup/try-later.ts';
import type { Settings } from '../environment.ts';

const program = join(import.meta.dirname, '../backup/backup-process.ts');
/** What a backup may take: a store or a database that never answers must not hold up the next one. */
const LIMIT_MS = { night: 3 * 3_600_000, day: 3_600_000 };

interface BackupsOptions {
  readonly database: Database;
  readonly log: Logger;
  /** Adds players to the list beside the backups. */
  readonly add?: (players: readonly AnonymisedPlayer[]) => Promise<void>;
  /** At which intervals a day is backed up if somebody changed something; undefined: at none. In milliseconds, as those below. */
  readonly dayEvery?: number | undefined;
  /** How often to look for a closed day that no backup contains. */
  readonly nightEvery?: number;
  /** How often to look for anything. */
  readonly every?: number;
  /** The variables of the process that makes a backup, besides this process's own. */
  readonly env?: () => Record<string, string>;
  /** Why no backup can be made in its place now; undefined where one can. */
  readonly whyAway?: () => Promise<string | undefined>;
}

/**
 * Keeps the league backed up: after each close; between two closes at each interval in which something changed, so that a lost machine
 * takes at most what was typed since; and within seconds it writes down beside the backups who was made anonymous, since a restore of
 * an older one must know it. A process of its own makes each backup. A place that is not there is noticed within a minute, though
 * nothing is due, and a backup is made at once when it is back. Returns a function that stops this and ends a backup that runs.
 */
export function keepBackedUp({
  database,
  log,
  add,
  dayEvery,
  nightEvery = 60_000,
  every = 5_000,
  env = () => ({}),
  whyAway = async () => undefined,
}: BackupsOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> | undefined;
  let nightAt = performance.now() + nightEvery;
  let dayAt: number | undefined;
  let placeAt = 0;
  let isAway = false;
  // After a start the first one is made in any case where the league has a change at all: the one before may have failed.
  let saved = '';
  let listed = '[]';
  let isListFailing = false;

  /** Runs the process that makes a backup. Returns its exit code and the last line that it printed. */
  async function make(kind: 'night' | 'day') {
    const child = await execa(process.execPath, [program, ...(kind === 'day' ? ['day'] : [])], {
      env: env(),
      stdin: 'ignore',
      all: true,
      reject: false,
      cancelSignal: signal,
      timeout: LIMIT_MS[kind],
    });
    const lines = child.all.trim().split('\n');
    for (const line of lines.filter((text) => text.startsWith('Warning: '))) log.warn(line);
    const said = child.timedOut ? `it did not end within ${LIMIT_MS[kind] / 3_600_000} h` : lines.at(-1);
    if (child.exitCode === 0) log.info(`Backup: ${said}`);
    return { code: child.exitCode, said };
  }

  async function backUpNight(day: string): Promise<void> {
    const { code, said } = await make('night');
    if (code === 0 || signal.aborted) return;
    log.error(
      `The nightly backup of ${day} failed and is tried again in an hour: ${said} To try it now: npm run backup -- --nightly (docs/backup.md).`,
    );
    await recordBackupFailure(database);
  }

  async function backUpDay(newest: string): Promise<void> {
    const { code, said } = await make('day');
    if (signal.aborted) return;
    if (code === 0) saved = newest;
    else if (code === TRY_LATER)
      log.info('The backup of the day waits for the next interval: another process makes one.');
    else {
      log.error(
        `The backup of the day failed and is tried again at the next interval: ${said} (docs/backup.md).`,
      );
      await recordDayBackupFailure(database);
    }
  }

  /** Begins what is due; one backup at a time. */
  async function lookForDue(): Promise<void> {
    if (running !== undefined) return;
    // The interval began with the last backup, not with this start: a server that is restarted often is backed up, too.
    dayAt ??=
      performance.now() +
      // A negative time since the last one is of a clock that was ahead.
      Math.max(
        0,
        (dayEvery ?? Number.POSITIVE_INFINITY) - Math.max(0, (await sinceLastBackup(database)) ?? 0),
      );
    let due: Promise<void> | undefined;
    if (performance.now() >= nightAt) {
      nightAt = performance.now() + nightEvery;
      const day = await dayToBackUp(database);
      if (day !== undefined && !signal.aborted) due = backUpNight(day);
    }
    if (due === undefined && performance.now() >= dayAt) {
      dayAt = performance.now() + (dayEvery ?? Number.POSITIVE_INFINITY);
      const newest = await firstRow<{ id: string }>(
        database,
        'select id from audit order by at desc, id desc limit 1',
      );
      if (newest !== undefined && newest.id !== saved && !signal.aborted) due = backUpDay(newest.id);
    }
    running = due
      ?.catch((err: unknown) => log.debug({ err }, 'No backup'))
      .finally(() => {
        running = undefined;
      });
  }

  /** Looks whether the place of the backups is there. */
  async function lookAtPlace(): Promise<void> {
    if (running !== undefined || performance.now() < placeAt) return;
    placeAt = performance.now() + nightEvery;
    const fault = await whyAway();
    if (fault !== undefined && !isAway) {
      log.error(`${fault} (docs/backup.md)`);
      await recordDayBackupFailure(database);
    }
    if (fault === undefined && isAway) {
      saved = '';
      dayAt = 0;
    }
    isAway = fault !== undefined;
  }

  async function keepListed(): Promise<void> {
    if (add === undefined) return;
    const players = await listAnonymised(database);
    if (JSON.stringify(players) === listed) return;
    try {
      await add(players);
      listed = JSON.stringify(players);
      isListFailing = false;
    } catch (err) {
      if (!isListFailing)
        log.error(
          { err },
          'The list of people who were made anonymous could not be written beside the backups, and is tried again: until then a restore of an older backup brings their names back. Check BACKUP_TO.',
        );
      isListFailing = true;
    }
  }

  const looking = (async () => {
    while (!signal.aborted) {
      // While the database is away nothing is due, and nobody new is made anonymous.
      await keepListed()
        .then(lookAtPlace)
        .then(lookForDue)
        .catch((err: unknown) => log.debug({ err }, 'No look for due backups'));
      await pause(every, undefined, { signal }).catch(() => {});
    }
  })();
  return async () => {
    stop.abort();
    await running;
    // Not a query to a frozen database: a look ends at the next step.
    await Promise.race([looking, pause(1_000)]);
  };
}

/** Returns the line of the start about backups. */
export function describeBackups(
  { backup: { to, keep, recipients }, backupEveryMs }: Described,
  dataDir: string,
): string {
  if (to === 'off') return 'none is made, because BACKUP_TO is off';
  const place = placeInWords(to, dataDir);
  const kept = `${keep.days} days, ${keep.weeks} weeks and ${keep.months} months are kept`;
  const encrypted = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  const advice = to === undefined ? '; copy them to another machine, or set BACKUP_TO (docs/backup.md)' : '';
  const minutes = (backupEveryMs ?? 0) / 60_000;
  const between =
    minutes === 0
      ? ''
      : `; between the closes every ${minutes === 1 ? 'minute' : `${minutes} minutes`} in which something changed`;
  return `after each close into ${place}, ${encrypted}; ${kept}${advice}${between}`;
}

interface Described extends Pick<Settings, 'backup'> {
  readonly backupEveryMs: number | undefined;
}
