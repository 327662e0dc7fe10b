import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observe } from '../requests/answered.ts';

/** Seconds: a read from the snapshot takes less than the first, a write that waits for others up to the last. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** How often one call was answered with one status. */
interface Answers {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  count: number;
  readonly duration: { observe(seconds: number): void };
}

/** Registers the metrics of answered requests, and returns the function that counts one. */
export function requestMetrics(register: Registry): Observe {
  const registers = [register];
  const labelNames = ['method', 'route'] as const;
  // By route, then by method and status: looking labels up in prom-client for each request costs more than the count.
  const byRoute = new Map<string, Answers[]>();
  const answers: Answers[] = [];
  new Counter({
    name: 'vetta_http_requests_total',
    help: 'Requests answered',
    labelNames: [...labelNames, 'status'],
    registers,
    collect() {
      this.reset();
      for (const { method, route, status, count } of answers) this.inc({ method, route, status }, count);
    },
  });
  new Counter({
    name: 'vetta_http_errors_total',
    help: 'Requests answered with a status from 500 up',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { method, route, status, count } of answers)
        if (status >= 500) this.inc({ method, route }, count);
    },
  });
  const durations = new Histogram({
    name: 'vetta_http_request_duration_seconds',
    help: 'From the request to its answer',
    labelNames,
    buckets: DURATIONS,
    registers,
  });

  const answersOf = (method: string, route: string, status: number): Answers => {
    const ofRoute = byRoute.get(route) ?? [];
    const found = ofRoute.find((known) => known.status === status && known.method === method);
    if (found) return found;
    const created = { method, route, status, count: 0, duration: durations.labels(method, route) };
    byRoute.set(route, [...ofRoute, created]);
    answers.push(created);
    return created;
  };
  return ({ method, route, status, ms }) => {
    const answered = answersOf(method, route, status);
    answered.count += 1;
    answered.duration.observe(ms / 1_000);
  };
}
