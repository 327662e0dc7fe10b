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
}

const served: Served = JSON.parse(process.argv[2] ?? '');
const logDestination = pino.destination('/dev/null');
const api = await startApi({
  ...served,
  dataDir: served.spoolFolder,
  settings: {
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    allowedHosts: [],
    trustedProxies: served.trustedProxies ?? [],
  },
  clock: systemClock,
  log: pino({ level: 'info' }, logDestination),
  logDestination,
  frontend: () => (_, next) => next(),
});
// Ends with the test's process, even if that process was killed.
process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  if (message === 'close') {
    await api.close();
    process.exit();
  }
  const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap');
  // Without the garbage of what is over, the memory is that of what is held.
  globalThis.gc?.();
  process.send?.({ sockets: sockets.length, memory: process.memoryUsage().rss });
});
process.send?.({ url: api.url });
