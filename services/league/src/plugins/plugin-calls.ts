import type { PluginCalls } from '@vetta/contract/generations';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/** Calls of one name that a plugin has made. */
export interface MadeCalls {
  readonly plugin: string;
  /** As `GET /api/admin/prizes`. */
  readonly call: string;
  readonly made: number;
  readonly failed: number;
  /** The last of the failed ones. */
  readonly lastFailure?: { readonly at: Temporal.Instant; readonly status: number } | undefined;
}

/** The days that are kept, today's included. */
const KEPT_DAYS = 7;

/** Adds calls to those of the day, and forgets those of more than a week ago. What names no published plugin is left out. */
export async function addPluginCalls(
  db: Database,
  made: readonly MadeCalls[],
  { today }: Now,
): Promise<void> {
  const added = made.map(({ lastFailure, ...calls }) => ({
    ...calls,
    failedAt: lastFailure?.at.toString() ?? null,
    failedStatus: lastFailure?.status ?? null,
  }));
  await rows(
    db,
    `insert into plugin_calls as known (plugin, call, day, made, failed, failed_at, failed_status)
    select plugin, call, :day, made, failed, "failedAt", "failedStatus"
    from jsonb_to_recordset(cast(:added as jsonb))
      as added (plugin text, call text, made integer, failed integer, "failedAt" timestamptz, "failedStatus" integer)
    where exists (select from plugin_versions where name = plugin)
    order by plugin, call
    on conflict (plugin, call, day) do update set
      made = known.made + excluded.made,
      failed = known.failed + excluded.failed,
      failed_at = coalesce(excluded.failed_at, known.failed_at),
      failed_status = coalesce(excluded.failed_status, known.failed_status)`,
    { added: JSON.stringify(added), day: today },
  );
  await rows(db, 'delete from plugin_calls where day <= cast(:day as date) - cast(:kept as integer)', {
    day: today,
    kept: KEPT_DAYS,
  });
}

interface Row extends Omit<PluginCalls, 'lastFailure'> {
  readonly failedAt: string | null;
  readonly failedStatus: number | null;
}

/** Returns what guests have called in the last seven days, by plugin and call. */
export async function listPluginCalls(db: Database, { today }: Now): Promise<PluginCalls[]> {
  const found = await rows<Row>(
    db,
    `select plugin, call,
      cast(coalesce(sum(made) filter (where day = :day), 0) as integer) as today,
      cast(sum(made) as integer) as week,
      cast(sum(failed) as integer) as failed,
      max(failed_at) as "failedAt",
      (array_agg(failed_status order by failed_at desc nulls last))[1] as "failedStatus"
    from plugin_calls
    where day > cast(:day as date) - cast(:kept as integer) and day <= :day
    group by plugin, call order by plugin collate "C", call collate "C"`,
    { day: today, kept: KEPT_DAYS },
  );
  return found.map(({ failedAt, failedStatus, ...calls }) => ({
    ...calls,
    lastFailure: failedAt === null || failedStatus === null ? null : { at: failedAt, status: failedStatus },
  }));
}
