import { readVitalSigns } from '@vetta/league/dashboard/vital-signs';
import type { Database } from '@vetta/league/store/database';
import { closeInstant } from '@vetta/league/time/rome';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { Observe } from '../requests/answered.ts';
import type { Snapshots } from '../snapshot/keep-snapshot.ts';

export interface Metrics {
  readonly observe: Observe;
  /** All of them in Prometheus' text format; without those that the database knows while it is away. */
  text(): Promise<string>;
}

interface MetricsOptions {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  readonly snapshots: Snapshots;
}

/** Seconds: a read from the snapshot takes less than the first, a write that waits for others up to the last. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** Counts what this process answers, and says how the league is. Nothing in it is about a person. */
export function collectMetrics({ database, watch, snapshots }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  const labelNames = ['method', 'route'] as const;
  const requests = new Counter({
    name: 'vetta_http_requests_total',
    help: 'Requests answered',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'vetta_http_errors_total',
    help: 'Requests answered with a status from 500 up',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'vetta_http_request_duration_seconds',
    help: 'From the request to its answer',
    labelNames,
    buckets: DURATIONS,
    registers,
  });
  new Gauge({
    name: 'vetta_standings_age_seconds',
    help: 'Since the standings that are served were last known to be current; 0 in good order',
    registers,
    collect() {
      this.set(snapshots.age());
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

  const askDatabase = async () => {
    lastClosed.remove();
    pending.remove();
    const { lastClosedDay, pendingAwards } = await watch.during(readVitalSigns(database));
    if (lastClosedDay !== null) lastClosed.set(closeInstant(lastClosedDay).epochMilliseconds / 1_000);
    pending.set(pendingAwards);
  };

  return {
    observe({ method, route, status, ms }) {
      requests.inc({ method, route, status });
      if (status >= 500) errors.inc({ method, route });
      durations.observe({ method, route }, ms / 1_000);
    },
    async text() {
      // A scrape in an outage is worth most: what this process knows by itself is there.
      await askDatabase().catch(() => {});
      return register.metrics();
    },
  };
}
