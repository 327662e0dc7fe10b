/** A program that serves one api until it is told to close, for tests that look at it from outside. */
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

/**
 * What the process says of itself, in bytes and milliseconds: how long its only thread has worked, and for how long at most without a
 * turn for anybody else since the last look. It is time of that thread: a busy machine adds nothing.
 */
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
/** How long the thread has worked, in milliseconds. */
const workedSoFar = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let atLastTurn = workedSoFar();
let stoodStill = 0;
setInterval(() => {
  const worked = workedSoFar();
  stoodStill = Math.max(stoodStill, worked - atLastTurn);
  atLastTurn = worked;
}, 10);
process.on('message', async (message) => {
  if (message === 'close') {
    await api.close();
    process.exit();
  }
  const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap');
  const [worked, longest] = [workedSoFar(), stoodStill];
  // Without the garbage of what is over, the memory is that of what is held. The collection is no work of the api's.
  globalThis.gc?.();
  [atLastTurn, stoodStill] = [workedSoFar(), 0];
  const { rss: memory, heapUsed, external } = process.memoryUsage();
  const heap = heapUsed + external;
  const look: Look = { worked, stoodStill: longest, memory, heap, sockets: sockets.length };
  process.send?.(look);
});
process.send?.({ url: api.url });
