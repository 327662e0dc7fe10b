import type { Day } from '@vetta/contract/values';
import { monthOf, weekStart } from '@vetta/league/time/rome';

/** How many backups are kept: of each night the newest ones, and the newest of each of the last weeks and months. */
export interface Keep {
  /** Of those between two nights: the newest of each of so many hours. */
  readonly hours: number;
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** How many are kept unless `BACKUP_KEEP` says otherwise. */
export const DEFAULT_KEEP: Keep = { hours: 24, days: 7, weeks: 5, months: 12 };

/** Reads `24h,7d,5w,12m`, of which hours, weeks and months may be missing. Returns undefined for any other text. */
export function readKeep(text: string): Keep | undefined {
  const [, hours, days, weeks = '0', months = '0'] =
    /^(?:([1-9]\d{0,3})h,)?([1-9]\d{0,3})d(?:,(\d{1,3})w)?(?:,(\d{1,3})m)?$/.exec(text) ?? [];
  if (days === undefined) return undefined;
  return {
    hours: hours === undefined ? DEFAULT_KEEP.hours : Number(hours),
    days: Number(days),
    weeks: Number(weeks),
    months: Number(months),
  };
}

/** Returns the days whose backups are kept. Weeks and months without a backup do not count. */
export function daysToKeep(days: readonly Day[], keep: Keep): Set<Day> {
  const newestFirst = [...new Set(days)].sort().reverse();
  const newestOfEach = (span: (day: Day) => string, count: number): Day[] =>
    [...Map.groupBy(newestFirst, span).values()].slice(0, count).flatMap(([newest]) => newest ?? []);
  return new Set([
    ...newestFirst.slice(0, keep.days),
    ...newestOfEach(weekStart, keep.weeks),
    ...newestOfEach(monthOf, keep.months),
  ]);
}

/** Returns the moments (`2026-11-21T18:42:00Z`) whose backups are kept: the newest of each hour. Hours without a backup do not count. */
export function momentsToKeep(moments: readonly string[], { hours }: Keep): Set<string> {
  const newestFirst = [...moments].sort().reverse();
  const ofEachHour = [...Map.groupBy(newestFirst, (moment) => moment.slice(0, 13)).values()];
  return new Set(ofEachHour.slice(0, hours).flatMap(([newest]) => newest ?? []));
}
