import type { NightlyBackup } from '@vetta/contract/dashboard';
import type { Day } from '@vetta/contract/values';
import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { firstRow, rows } from '@vetta/league/store/rows';

/** A nightly backup that was written, checked and stored. */
export interface GoodBackup {
  /** The newest day whose close it contains. Before the first close: a day that was never closed. */
  readonly day: Day;
  readonly file: string;
  readonly bytes: number;
  readonly madeAt: Temporal.Instant;
  /** Whether it was restored for a check; false: it was only read to its end. */
  readonly isRestored?: boolean;
}

/** Stores that a nightly backup is good. */
export async function recordBackup(
  db: Database,
  { day, file, bytes, madeAt, isRestored }: GoodBackup,
): Promise<void> {
  await db.raw(
    `insert into nightly_backup (day, file, bytes, made_at, is_restored) values (:day, :file, :bytes, :madeAt, :isRestored)
    on conflict (singleton) do update set day = excluded.day, file = excluded.file, bytes = excluded.bytes,
      made_at = excluded.made_at, is_restored = excluded.is_restored, failures = 0, failed_at = null, day_failed_at = null`,
    { day, file, bytes, madeAt: madeAt.toString(), isRestored: isRestored ?? null },
  );
}

/** Forgets every backup and drill: those of a restored archive are of another installation, or another state. */
export const forgetBackups = (trx: Transaction) => trx.raw('delete from nightly_backup');

/** Stores that a nightly backup failed. */
export async function recordBackupFailure(db: Database): Promise<void> {
  await db.raw(
    `insert into nightly_backup (failures, failed_at) values (1, now())
    on conflict (singleton) do update set failures = nightly_backup.failures + 1, failed_at = excluded.failed_at`,
  );
}

/** Stores whether the backups are on the disk of the data. */
export async function recordBackupPlace(
  db: Database,
  { isOnDataDisk }: { isOnDataDisk: boolean },
): Promise<void> {
  await db.raw(
    `insert into nightly_backup (on_data_disk) values (:isOnDataDisk)
    on conflict (singleton) do update set on_data_disk = excluded.on_data_disk`,
    { isOnDataDisk },
  );
}

/** Stores that a backup between two closes was made, with the data of `madeAt`. */
export async function recordDayBackup(db: Database, madeAt: Temporal.Instant): Promise<void> {
  await db.raw(
    `insert into nightly_backup (day_made_at) values (:madeAt)
    on conflict (singleton) do update set day_made_at = excluded.day_made_at, day_failed_at = null`,
    { madeAt: madeAt.toString() },
  );
}

/** Stores that a backup between two closes failed now. */
export async function recordDayBackupFailure(db: Database): Promise<void> {
  await db.raw(
    `insert into nightly_backup (day_failed_at) values (now())
    on conflict (singleton) do update set day_failed_at = excluded.day_failed_at`,
  );
}

/** Returns how long ago the newest good backup was made, of a night or of a day, in milliseconds; undefined before the first. */
export async function sinceLastBackup(db: Database): Promise<number | undefined> {
  const last = await firstRow<{ ms: number | null }>(
    db,
    `select cast(extract(epoch from now() - greatest(made_at, day_made_at)) * 1000 as float) as ms from nightly_backup`,
  );
  return last?.ms ?? undefined;
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

/** A drill that held. */
export interface HeldDrill {
  readonly at: Temporal.Instant;
  /** The moment whose data its backup had. */
  readonly dataAt: Temporal.Instant;
  readonly tookMs: number;
}

/** Stores the newest drill that held. */
export async function recordDrill(db: Database, { at, dataAt, tookMs }: HeldDrill): Promise<void> {
  await db.raw(
    `insert into nightly_backup (drilled_at, drill_data_at, drill_ms) values (:at, :dataAt, :tookMs)
    on conflict (singleton) do update set drilled_at = excluded.drilled_at, drill_data_at = excluded.drill_data_at,
      drill_ms = excluded.drill_ms`,
    { at: at.toString(), dataAt: dataAt.toString(), tookMs: Math.round(tookMs) },
  );
}

/** What is known of the newest good nightly backup. */
export type BackupStatus = Pick<NightlyBackup, 'day' | 'madeAt' | 'bytes' | 'failures'>;

/** Returns what is known of the newest good nightly backup. */
export async function getBackupStatus(db: Database): Promise<BackupStatus> {
  const status = await firstRow<BackupStatus>(
    db,
    'select day, made_at as "madeAt", bytes, failures from nightly_backup',
  );
  return status ?? { day: null, madeAt: null, bytes: null, failures: 0 };
}

interface BackupTrouble {
  readonly kind: 'night' | 'day';
  /** When the newest good one of this kind was made. */
  readonly lastGoodAt: string | null;
}

/** Returns which backups fail now. */
export const backupsInTrouble = (db: Database): Promise<BackupTrouble[]> =>
  rows(
    db,
    `select 'night' as kind, made_at as "lastGoodAt" from nightly_backup where failures > 0
    union all select 'day', day_made_at from nightly_backup where day_failed_at is not null`,
  );

/** A backup begins within a minute of the close and is ended after three hours. */
const LATE_AFTER = { hours: 4 };

/** A league should be drilled at least this often. */
const DRILL_EVERY = { hours: 90 * 24 };

/**
 * Returns the same, whether a day that was closed hours ago is in no backup (it fails, or no process makes one), and what is known of
 * restores.
 */
export async function getNightlyBackup(db: Database, now: Temporal.Instant): Promise<NightlyBackup> {
  const status = await getBackupStatus(db);
  const missing = await firstRow(
    db,
    // A restore forgets the backups, and is followed by one.
    `select from closed_days where date > coalesce(cast(:day as date), '-infinity') and ran_at <= :latest
      and not exists (select from audit where action = 'restore' and at > :latest) limit 1`,
    { day: status.day, latest: now.subtract(LATE_AFTER).toString() },
  );
  return { ...status, isLate: missing !== undefined, ...(await knownRestores(db, now)) };
}

async function knownRestores(
  db: Database,
  now: Temporal.Instant,
): Promise<Pick<NightlyBackup, 'noCloseYet' | 'onlyRead' | 'onDataDisk' | 'drill' | 'ofDay'>> {
  const known = await firstRow<{
    isRestored: boolean | null;
    onDataDisk: boolean | null;
    heldAt: string | null;
    dataAt: string;
    tookMs: number;
    dayMadeAt: string | null;
    dayFailed: boolean;
    noCloseYet: boolean;
  }>(
    db,
    `select is_restored as "isRestored", on_data_disk as "onDataDisk", drilled_at as "heldAt", drill_data_at as "dataAt", drill_ms as "tookMs",
      day_made_at as "dayMadeAt", day_failed_at is not null as "dayFailed",
      day < coalesce((select min(date) from closed_days), 'infinity') as "noCloseYet"
    from nightly_backup`,
  );
  if (known === undefined) return {};
  const { isRestored, onDataDisk, heldAt, dataAt, tookMs, dayMadeAt, dayFailed, noCloseYet } = known;
  const longAgo = now.subtract(DRILL_EVERY);
  return {
    ...(noCloseYet && { noCloseYet: true as const }),
    ...(isRestored === false && { onlyRead: true as const }),
    ...(onDataDisk && { onDataDisk: true as const }),
    ...((dayMadeAt !== null || dayFailed) && { ofDay: { madeAt: dayMadeAt, failed: dayFailed } }),
    ...(heldAt !== null && {
      drill: {
        ...{ heldAt, dataAt, tookMs },
        isLongAgo: Temporal.Instant.compare(Temporal.Instant.from(heldAt), longAgo) < 0,
      },
    }),
  };
}
