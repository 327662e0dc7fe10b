import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startApi } from '@vetta/api/server';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { systemClock } from '@vetta/league/time/clock';
import { openLog } from '@vetta/server/log';
import { serveMeasured } from './measured-process.ts';

interface Given {
  readonly url: string;
  /** Where what is measured has to do with files. */
  readonly objectStore?: ObjectStoreSettings;
  readonly spoolFolder?: string;
}

const nowhere: ObjectStoreSettings = {
  endpoint: 'http://127.0.0.1:9',
  region: 'none',
  accessKey: 'none',
  secretKey: 'none',
  bucket: 'none',
};

/** The api as `npm start` runs it, its log too, on the database of the message; what is no call is streamed to a drain. */
serveMeasured(async ({ url, objectStore = nowhere, spoolFolder = tmpdir() }: Given) => {
  const { log, destination } = openLog('info');
  const api = await startApi({
    settings: { host: '127.0.0.1', port: 0, publicUrl: undefined, trustedProxies: [] },
    databaseUrl: url,
    clock: systemClock,
    log,
    logDestination: destination,
    objectStore,
    spoolFolder,
    dataDir: spoolFolder,
    frontend: () => async (ctx) => {
      await pipeline(ctx.req, new Writable({ write: (_chunk, _encoding, done) => done() }));
      ctx.status = 201;
    },
  });
  return Number(new URL(api.url).port);
});
