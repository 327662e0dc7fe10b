import type { Day } from '@vetta/contract/values';
import { newestDayOver } from '@vetta/league/time/rome';

/** What the name of a backup says of it. */
export interface BackupName {
  /** The first eight letters of the id of the installation that made it. */
  readonly installation: string;
  /** Whether it is a night's, or else one between two nights. */
  readonly isNightly: boolean;
  /** The moment whose data it has, to the minute, by the clock that the machine had. */
  readonly at: Temporal.Instant;
  /** Counts how often that clock was set back: it orders what the moments cannot. */
  readonly series: number;
}

/**
 * Returns the name of a backup, by the moment in UTC whose data it has: `vetta-1a2b3c4d-2026-11-21T1842Z.tar.gz`, and
 * `…T2300Z-night.tar.gz` for a night's; `…T2300Z-night-1.tar.gz` after the clock was set back. Several installations may share a place.
 */
export function backupName(
  installation: string,
  { at, isNightly, isEncrypted, series }: Omit<BackupName, 'installation'> & { isEncrypted: boolean },
): string {
  const moment = at.toString({ smallestUnit: 'minute' }).replace(':', '');
  return `${prefixOf(installation)}${moment}${isNightly ? '-night' : ''}${series > 0 ? `-${series}` : ''}.tar.gz${isEncrypted ? '.age' : ''}`;
}

export const prefixOf = (installation: string): string => `vetta-${installation.slice(0, 8)}-`;

/** Returns what a name says, or undefined if it is no backup's. */
function readBackupName(name: string): BackupName | undefined {
  const [, installation, day, time, night, series = '0'] =
    /^vetta-([0-9a-f]{8})-(\d{4}-\d\d-\d\d)(T\d{4}Z)(-night)?(?:-(\d+))?\.tar\.gz(?:\.age)?$/.exec(name) ??
    [];
  if (installation === undefined || day === undefined || time === undefined) return undefined;
  const at = Temporal.Instant.from(day + time);
  return { installation, isNightly: night !== undefined, at, series: Number(series) };
}

/** Returns the day to whose night a backup belongs: the newest one that was over. */
export const nightOf = ({ at }: BackupName): Day => newestDayOver(at);

/** Returns the backups among files, with what their names say, oldest data first. */
export const oldestFirst = <File extends { readonly name: string }>(
  files: readonly File[],
): (File & BackupName)[] =>
  files
    .flatMap((file) => {
      const said = readBackupName(file.name);
      return said === undefined ? [] : [{ ...file, ...said }];
    })
    .sort(byMoment);

/** Returns the series of a backup that is made after the newest one of its place. */
export const seriesAfter = (newest: BackupName | undefined, at: Temporal.Instant): number =>
  newest === undefined ? 0 : newest.series + (Temporal.Instant.compare(newest.at, at) > 0 ? 1 : 0);

/** Sorts by series, then by the moment of the data, oldest first; of the same minute a night's is last. */
const byMoment = (one: BackupName, other: BackupName): number =>
  one.series - other.series ||
  Temporal.Instant.compare(one.at, other.at) ||
  Number(one.isNightly) - Number(other.isNightly);
