/** A program that serves one api until it is told to close, for tests that look at it from outside. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '@vetta/league/time/clock';
import { pino } from 'pino';
import type { ConnectionLimits } from '../src/connections/connection-limits.ts';
import { startApi } from '../src/server.ts';
import type { ObjectStoreSettings } from '../src/storage/object-store.ts';

/** The program's only argument, as JSON. */
export interface Served {
  readonly databaseUrl: string;
  readonly objectStore: ObjectStoreSettings;
  readonly spoolFolder: string;
  readonly limits: ConnectionLimits;
  readonly trustedProxies?: readonly string[];
  /** The instant at which its clock stands. */
  readonly at?: string;
}

/** What the process says of itself, in bytes and milliseconds: how long its only thread has worked, and stood still at most since the last look. */
export interface Look {
  readonly sockets: number;
  readonly memory: number;
  /** What of it scripts hold. */
  readonly heap: number;
  readonly worked: number;
  readonly stoodStill: number;
}

const served: Served = JSON.parse(process.argv[2] ?? '');
const logDestination = pino.destination('/dev/null');
const { at, ...options } = served;
const instant = at === undefined ? undefined : Temporal.Instant.from(at);
const api = await startApi({
  ...options,
  dataDir: served.spoolFolder,
  settings: {
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    allowedHosts: [],
    trustedProxies: served.trustedProxies ?? [],
  },
  clock: instant ? () => instant : systemClock,
  log: pino({ level: 'info' }, logDestination),
  logDestination,
  frontend: () => (_, next) => next(),
});
// Ends with the test's process, even if that process was killed.
process.on('disconnect', () => process.exit());
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
process.on('message', async (message) => {
  if (message === 'close') {
    await api.close();
    process.exit();
  }
  const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap');
  const { user, system } = process.threadCpuUsage();
  const [worked, stoodStill] = [(user + system) / 1_000, delays.max / 1e6];
  // Without the garbage of what is over, the memory is that of what is held.
  globalThis.gc?.();
  delays.reset();
  const { rss: memory, heapUsed, external } = process.memoryUsage();
  const heap = heapUsed + external;
  const look: Look = { worked, stoodStill, memory, heap, sockets: sockets.length };
  process.send?.(look);
});
process.send?.({ url: api.url });
