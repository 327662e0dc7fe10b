import type { NightlyBackup } from '@vetta/contract/dashboard';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { locks } from '../store/locks.ts';
import { firstRow } from '../store/rows.ts';

/** A nightly backup that was written, checked and stored. */
export interface GoodBackup {
  /** The newest day whose close it contains. Before the first close: a day that was never closed. */
  readonly day: Day;
  readonly file: string;
  readonly bytes: number;
  readonly madeAt: Temporal.Instant;
}

/** Stores that a nightly backup is good. */
export async function recordBackup(db: Database, { day, file, bytes, madeAt }: GoodBackup): Promise<void> {
  await db.raw(
    `insert into nightly_backup (day, file, bytes, made_at) values (:day, :file, :bytes, :madeAt)
    on conflict (singleton) do update set day = excluded.day, file = excluded.file, bytes = excluded.bytes,
      made_at = excluded.made_at, failures = 0, failed_at = null`,
    { day, file, bytes, madeAt: madeAt.toString() },
  );
}

/** Stores that a nightly backup failed. */
export async function recordBackupFailure(db: Database): Promise<void> {
  await db.raw(
    `insert into nightly_backup (failures, failed_at) values (1, now())
    on conflict (singleton) do update set failures = nightly_backup.failures + 1, failed_at = excluded.failed_at`,
  );
}

/**
 * Returns the newest closed day if no nightly backup contains it yet and no process makes one. After a failure it is due again
 * an hour later.
 */
export async function dayToBackUp(db: Database): Promise<Day | undefined> {
  const due = await firstRow<{ day: Day }>(
    db,
    `select closed.newest as day from (select max(date) as newest from closed_days) closed
    left join nightly_backup b on true
    where closed.newest > coalesce(b.day, '-infinity')
      and (b.failed_at is null or b.failed_at < now() - interval '1 hour')
      and not exists (
        select from pg_locks join pg_database d on d.oid = database
        where locktype = 'advisory' and objid = :lock and datname = current_database()
      )`,
    { lock: locks.nightlyBackup },
  );
  return due?.day;
}

/** What is known of the newest good nightly backup. */
export type BackupStatus = Omit<NightlyBackup, 'isLate'>;

/** Returns what is known of the newest good nightly backup. */
export async function getBackupStatus(db: Database): Promise<BackupStatus> {
  const status = await firstRow<BackupStatus>(
    db,
    'select day, made_at as "madeAt", bytes, failures from nightly_backup',
  );
  return status ?? { day: null, madeAt: null, bytes: null, failures: 0 };
}

/** A backup begins within a minute of the close and is ended after three hours. */
const LATE_AFTER = { hours: 4 };

/** Returns the same, and whether a day that was closed hours ago is in no backup: it fails, or no process makes one. */
export async function getNightlyBackup(db: Database, now: Temporal.Instant): Promise<NightlyBackup> {
  const status = await getBackupStatus(db);
  const missing = await firstRow(
    db,
    "select from closed_days where date > coalesce(cast(:day as date), '-infinity') and ran_at <= :latest limit 1",
    { day: status.day, latest: now.subtract(LATE_AFTER).toString() },
  );
  return { ...status, isLate: missing !== undefined };
}
