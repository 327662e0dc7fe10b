import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { systemClock } from '@vetta/league/time/clock';
import { newestDayOver } from '@vetta/league/time/rome';
import { startScheduler } from '@vetta/scheduler/start';
import { closedDays } from '@vetta/scheduler/testing/close-results';
import { importSampleEntries } from '@vetta/scheduler/testing/sample-entries';
import getPort from 'get-port';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCaddy } from '../../testing/caddy.ts';
import { findTemporal } from '../binaries/temporal.ts';
import { type EmbeddedTemporal, startTemporal } from '../embedded/temporal.ts';
import { readEnvironment } from '../environment.ts';
import { openTemporal } from './temporal.ts';

const caddyProgram = process.env.CADDY_BIN ?? '';
const temporal = await findTemporal();
const API_KEY = 'la-chiave-di-Temporal';

/** Like Temporal Cloud: TLS, a certificate of the client's, and an API key. The dev server itself asks for none of them. */
const caddyfile = (port: number, upstream: string) => `
{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
https://localhost:${port} {
  tls internal {
    client_auth {
      mode require_and_verify
      trust_pool pki_root local
    }
  }
  @key header Authorization "Bearer ${API_KEY}"
  handle @key {
    reverse_proxy h2c://${upstream}
  }
  handle {
    respond 401
  }
}`;

describe.runIf(caddyProgram && 'path' in temporal)('a Temporal server behind TLS', () => {
  let folder: string;
  let server: EmbeddedTemporal;
  let stopCaddy: () => Promise<void>;
  let db: Database;
  let rightSettings: Record<string, string>;

  beforeAll(async () => {
    if ('why' in temporal) return;
    folder = await mkdtemp(join(tmpdir(), 'vetta-tls-'));
    server = await startTemporal(temporal.path);
    const port = await getPort();
    const config = join(folder, 'Caddyfile');
    await writeFile(config, caddyfile(port, server.address));
    stopCaddy = await runCaddy(caddyProgram, config, { HOME: folder, XDG_DATA_HOME: folder });
    db = openDatabase(await freshDatabase());
    // Caddy's own authority signs both sides: its certificate for localhost is the client's, too.
    const issued = join(folder, 'caddy/certificates/local/localhost/localhost');
    rightSettings = {
      TEMPORAL_ADDRESS: `localhost:${port}`,
      TEMPORAL_API_KEY: API_KEY,
      TEMPORAL_TLS_CA: join(folder, 'caddy/pki/authorities/local/root.crt'),
      TEMPORAL_TLS_CERT: `${issued}.crt`,
      TEMPORAL_TLS_KEY: `${issued}.key`,
    };
    // It issues the certificate after its start, and stores this file last.
    await vi.waitFor(() => expect(existsSync(`${issued}.json`)).toBe(true), { timeout: 20_000 });
  });
  afterAll(async () => {
    await db?.destroy();
    await stopCaddy?.();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a scheduler with these variables. Returns the messages of its log, and a function that stops it. */
  async function start(variables: Record<string, string>) {
    const messages: string[] = [];
    const opened = await openTemporal(readEnvironment(variables));
    const scheduler = await startScheduler({
      settings: { temporal: opened.temporal, clock: undefined },
      database: db,
      clock: systemClock,
      log: pino({ level: 'info' }, { write: (line: string) => messages.push(JSON.parse(line).msg) }),
    });
    return { messages, stop: scheduler.close };
  }

  test.each([
    ['another API key', { TEMPORAL_API_KEY: 'un-altra' }, /valid authentication credentials/],
    // TLS 1.3 tells the client of it after the handshake, if the connection still stands then.
    ['no certificate of its own', { TEMPORAL_TLS_CERT: '', TEMPORAL_TLS_KEY: '' }, /Closes wait/],
    [
      'an authority of the server’s that the system does not know',
      { TEMPORAL_TLS_CA: '' },
      /ertificate|UnknownIssuer/,
    ],
  ])('with %s no day is closed, and the log says why', async (_, wrong, why) => {
    const { messages, stop } = await start({ ...rightSettings, ...wrong });
    await expect.poll(() => messages.join('\n'), { timeout: 30_000 }).toMatch(why);
    expect(messages[0]).toContain('Closes wait for Temporal at localhost:');
    await stop();
  });

  test('closes the missed days with a certificate, an authority and an API key from the environment', async () => {
    const day = newestDayOver(systemClock());
    await importSampleEntries(db, [day]);
    const { stop } = await start(rightSettings);
    await expect
      .poll(async () => (await closedDays(db)).map(({ date }) => date), { timeout: 100_000 })
      .toEqual([day]);
    await stop();
  });
});
