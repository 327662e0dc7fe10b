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
import { backupMetrics } from './backup-metrics.ts';
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
  const registers = [register];
  // Memory, CPU, the event loop's lag and pauses of the collector, under the names that every board for Node knows.
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'vetta_standings_age_seconds',
    help: 'Since the standings that are served were last known to be current; 0 in good order',
    registers,
    collect() {
      this.set(snapshots.age());
    },
  });
  new Gauge({
    name: 'vetta_sweep_held_objects',
    help: 'Stored files that are unused or have no upload and were kept because they are most of them; 0 in good order',
    registers,
    collect() {
      this.set(sweeper.held());
    },
  });
  const lastClosed = new Gauge({
    name: 'vetta_last_closed_day_timestamp_seconds',
    help: 'The 23:59 in Rome of the newest closed day',
    registers,
  });
  const pending = new Gauge({
    name: 'vetta_pending_awards',
    help: 'Bonuses that wait for the next close',
    registers,
  });
  const active = new Gauge({
    name: 'vetta_scheduler_active',
    help: '1 while a scheduler reports, is not paused and its closes succeed; else 0',
    registers,
  });
  const missed = new Gauge({
    name: 'vetta_missed_days',
    help: 'Days that are over and not closed; 0 in good order, 1 for some seconds from 23:59 on',
    registers,
  });
  const kiosks = new Gauge({
    name: 'vetta_connected_kiosks',
    help: 'Wall screens that have said something within two minutes',
    registers,
  });
  const late = new Gauge({
    name: 'vetta_close_late',
    help: '1 while a day is still open at 00:15 or later; else 0',
    registers,
  });
  const backup = backupMetrics(register);
  const ofDatabase = [lastClosed, pending, active, missed, late, kiosks];

  const askDatabase = async () => {
    for (const gauge of ofDatabase) gauge.remove();
    backup.remove();
    const signs = await watch.during(readVitalSigns(database, clock()));
    if (signs.lastClosedDay !== null)
      lastClosed.set(closeInstant(signs.lastClosedDay).epochMilliseconds / 1_000);
    pending.set(signs.pendingAwards);
    active.set(signs.schedulerIsActive ? 1 : 0);
    missed.set(signs.missedDays);
    late.set(signs.closeIsLate ? 1 : 0);
    kiosks.set(await watch.during(countConnected(database, clock())));
    backup.set(await watch.during(getBackupStatus(database)));
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
