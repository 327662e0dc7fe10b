import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import pino from 'pino';
import { expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { CannotListen } from './listen.ts';
import { startApi } from './server.ts';

test('a taken port or an address of another machine ends the start with a sentence that says what to do', async () => {
  const databaseUrl = await freshDatabase();
  const api = await testApi({ databaseUrl });
  const start = (host: string) =>
    startApi({
      settings: {
        host,
        port: Number(new URL(api.url).port),
        publicUrl: undefined,
        trustedProxies: [],
        allowedHosts: [],
      },
      objectStore: api.objectStore,
      spoolFolder: api.spoolFolder,
      dataDir: api.dataDir,
      databaseUrl,
      clock: systemClock,
      log: pino({ enabled: false }),
      logDestination: { write: () => {} },
      frontend: () => (_, next) => next(),
    });
  await expect(start('127.0.0.1')).rejects.toThrow(CannotListen);
  await expect(start('127.0.0.1')).rejects.toThrow(
    /^Port \d+ on 127\.0\.0\.1 is taken by another program\. .*PORT=/,
  );
  await expect(start('192.0.2.1')).rejects.toThrow(/^This machine has no address 192\.0\.2\.1\. Set HOST /);
  await api.close();
});
