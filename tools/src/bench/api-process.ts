import { tmpdir } from 'node:os';
import { startApi } from '@vetta/api/server';
import { systemClock } from '@vetta/league/time/clock';
import { openLog } from '@vetta/server/log';
import { serveMeasured } from './measured-process.ts';

/** No call that is measured here has to do with files. */
const nowhere = {
  endpoint: 'http://127.0.0.1:9',
  region: 'none',
  accessKey: 'none',
  secretKey: 'none',
  bucket: 'none',
};

/** The api as `npm start` runs it, its log too, on the database of the message. */
serveMeasured(async (url: string) => {
  const { log, destination } = openLog('info');
  const api = await startApi({
    settings: { host: '127.0.0.1', port: 0, publicUrl: undefined, trustedProxies: [] },
    databaseUrl: url,
    clock: systemClock,
    log,
    logDestination: destination,
    objectStore: nowhere,
    spoolFolder: tmpdir(),
    dataDir: tmpdir(),
    frontend: () => (_, next) => next(),
  });
  return Number(new URL(api.url).port);
});
