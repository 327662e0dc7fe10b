import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { closeInstant } from '@vetta/league/time/rome';
import { getBackupStatus } from '@vetta/office/dashboard/backup-status';
import { readVitalSigns } from '@vetta/office/dashboard/vital-signs';
import { countConnected } from '@vetta/office/screens/lost-screens';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Observe } from '../requests/answered.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import type { Sweeper } from '../uploads/sweep.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { requestMetrics } from './request-metrics.ts';

export interface Metrics {
  readonly observe: Observe;
  /** Returns all metrics in Prometheus' text format; without those from the database while it is away. */
  text(): Promise<string>;
}

interface MetricsOptions {
  readonly clock: Clock;
  readonly database: Database;
  readonly watch: DatabaseWatch;
  readonly snapshots: Snapshots;
  readonly sweeper: Sweeper;
}

/** Collects what this process answers and the league's vital signs. No metric is about a person. */
export function collectMetrics({ clock, database, watch, snapshots, sweeper }: MetricsOptions): Metrics {
  const register = new Registry();
  const gauge = (name: string, help: string, collect?: (this: Gauge) => void) =>
    new Gauge({ name: `vetta_${name}`, help, registers: [register], ...(collect && { collect }) });
  // Memory, CPU, the event loop's lag and pauses of the collector, under the names that every board for Node knows.
  collectDefaultMetrics({ register });
  gauge(
    'standings_age_seconds',
    'Since the standings that are served were last known to be current; 0 in good order',
    function () {
      this.set(snapshots.age());
    },
  );
  gauge(
    'sweep_held_objects',
    'Stored files that are unused or have no upload and were kept because they are most of them; 0 in good order',
    function () {
      this.set(sweeper.held());
    },
  );

  const readSigns = async () => ({
    ...(await readVitalSigns(database, clock())),
    kiosks: await countConnected(database, clock()),
    backup: await getBackupStatus(database),
  });
  type Signs = Awaited<ReturnType<typeof readSigns>>;
  const seconds = (instant: Temporal.Instant) => instant.epochMilliseconds / 1_000;
  /** What each gauge says of the database; null says nothing. */
  const ofDatabase: readonly [Gauge, (signs: Signs) => number | null][] = [
    [
      gauge('last_closed_day_timestamp_seconds', 'The 23:59 in Rome of the newest closed day'),
      ({ lastClosedDay: day }) => (day === null ? null : seconds(closeInstant(day))),
    ],
    [gauge('pending_awards', 'Bonuses that wait for the next close'), ({ pendingAwards }) => pendingAwards],
    [
      gauge('scheduler_active', '1 while a scheduler reports, is not paused and its closes succeed; else 0'),
      ({ schedulerIsActive }) => Number(schedulerIsActive),
    ],
    [
      gauge(
        'missed_days',
        'Days that are over and not closed; 0 in good order, 1 for some seconds from 23:59 on',
      ),
      ({ missedDays }) => missedDays,
    ],
    [
      gauge('connected_kiosks', 'Wall screens that have said something within two minutes'),
      ({ kiosks }) => kiosks,
    ],
    [
      gauge('close_late', '1 while a day is still open at 00:15 or later; else 0'),
      ({ closeIsLate }) => Number(closeIsLate),
    ],
    [
      gauge('backup_last_timestamp_seconds', 'When the newest good nightly backup was made'),
      ({ backup: { madeAt } }) => (madeAt === null ? null : seconds(Temporal.Instant.from(madeAt))),
    ],
    [
      gauge('backup_last_size_bytes', 'The size of the newest good nightly backup'),
      ({ backup }) => backup.bytes,
    ],
    [
      gauge('backup_failures', 'Nightly backups that failed since the last good one; 0 in good order'),
      ({ backup }) => backup.failures,
    ],
  ];

  const askDatabase = async () => {
    for (const [one] of ofDatabase) one.remove();
    const signs = await watch.during(readSigns());
    for (const [one, read] of ofDatabase) {
      const value = read(signs);
      if (value !== null) one.set(value);
    }
  };

  return {
    observe: requestMetrics(register),
    async text() {
      // A scrape matters most in an outage: the metrics of this process do not need the database.
      await askDatabase().catch(() => {});
      return register.metrics();
    },
  };
}
