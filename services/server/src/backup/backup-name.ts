import type { Day } from '@vetta/contract/values';
import { newestDayOver } from '@vetta/league/time/rome';

/** What the name of a backup says of it. */
export interface BackupName {
  /** The first eight letters of the id of the installation that made it. */
  readonly installation: string;
  /** Whether it is a night's, or else one between two nights. */
  readonly isNightly: boolean;
  /** The moment whose data it has, to the minute. */
  readonly at: Temporal.Instant;
}

/**
 * Returns the name of a backup, by the moment in UTC whose data it has: `vetta-1a2b3c4d-2026-11-21T1842Z.tar.gz`, and
 * `…T2300Z-night.tar.gz` for a night's. So the order of the names is that of the data. Several installations may share a place.
 */
export function backupName(
  installation: string,
  { at, isNightly, isEncrypted }: { at: Temporal.Instant; isNightly: boolean; isEncrypted: boolean },
): string {
  const moment = at.toString({ smallestUnit: 'minute' }).replace(':', '');
  return `${prefixOf(installation)}${moment}${isNightly ? '-night' : ''}.tar.gz${isEncrypted ? '.age' : ''}`;
}

export const prefixOf = (installation: string): string => `vetta-${installation.slice(0, 8)}-`;

/** Returns what a name says, or undefined if it is no backup's. */
function readBackupName(name: string): BackupName | undefined {
  const [, installation, day, time, night] =
    /^vetta-([0-9a-f]{8})-(\d{4}-\d\d-\d\d)(T\d{4}Z)(-night)?\.tar\.gz(?:\.age)?$/.exec(name) ?? [];
  if (installation === undefined || day === undefined || time === undefined) return undefined;
  const at = Temporal.Instant.from(day + time);
  return { installation, isNightly: night !== undefined, at };
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

/** Sorts by the moment of the data, oldest first; of the same minute a night's is last. */
const byMoment = (one: BackupName, other: BackupName): number =>
  Temporal.Instant.compare(one.at, other.at) || Number(one.isNightly) - Number(other.isNightly);
