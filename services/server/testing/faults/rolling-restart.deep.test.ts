import { setTimeout as pause } from 'node:timers/promises';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png } from '@vetta/api/testing/upload-files';
import { listEntries } from '@vetta/contract/entries';
import { addPlayer } from '@vetta/contract/players';
import { Upload } from '@vetta/contract/uploads';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningCaddy, startCaddy } from '../caddy.ts';
import { storeVariables } from '../run-script.ts';
import { type StartedVetta, startVetta } from '../started-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-chi-riparte';
/** Each takes about 10 s. */
const RESTARTS = process.env.SOAK ? 20 : 2;
const [READERS, WRITERS, UPLOADERS] = [8, 4, 2];
/** Between two requests of a client: on a machine that is full, answers that are late by its fault would fail. */
const PAUSE_MS = 25;
/** Caddy asks each server every second whether it is ready. */
const NOTICED_MS = 2_500;

const caddyProgram = process.env.CADDY_BIN ?? '';

const folder = await folderOfFile();

// npm test finds Caddy, or downloads it in seconds; with CI=true it must be there.
describe.runIf(caddyProgram)('two apis behind Caddy', () => {
  let caddy: RunningCaddy;
  let variables: Record<string, string>;
  const servers: { port: number; vetta: StartedVetta }[] = [];

  beforeAll(async () => {
    variables = {
      ROLE: 'api',
      DATA_DIR: folder,
      DATABASE_URL: await freshDatabase(),
      ...storeVariables(freshBucket('s3rver')),
      ADMIN_KEY,
      CLOCK: '2026-10-30T18:00:00+01:00',
      TRUSTED_PROXY: '127.0.0.1',
    };
    for (let n = 0; n < 2; n += 1) {
      const port = await getPort();
      servers.push({ port, vetta: await startVetta({ ...variables, PORT: String(port) }) });
    }
    caddy = await startCaddy(
      caddyProgram,
      servers.map(({ port }) => port),
      folder,
    );
  }, 240_000);
  afterAll(async () => {
    await caddy?.stop();
    for (const { vetta } of servers) await vetta.kill();
  });

  const ask = (call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { 'X-Admin-Key': ADMIN_KEY };
    if (body instanceof FormData) return fetch(caddy.url + path, { method, headers, body });
    const json = { ...headers, 'Content-Type': 'application/json' };
    return fetch(caddy.url + path, { method, headers: json, body: body ? JSON.stringify(body) : null });
  };

  test(`are restarted ${RESTARTS} times in turn under load: no request fails, and what was written is there`, {
    timeout: 60_000 + RESTARTS * 40_000,
  }, async () => {
    const failed: string[] = [];
    const written = new Map<string, number>();
    const uploaded: string[] = [];
    let [answered, isOver] = [0, false];

    /** Repeats a request until the restarts are over. */
    const repeat = async (name: string, request: (n: number) => Promise<Response>) => {
      for (let n = 0; !isOver; n += 1) {
        try {
          const answer = await request(n);
          const text = await answer.text();
          answered += 1;
          if (!answer.ok) failed.push(`${name}: ${answer.status} ${answer.headers.get('Server')} ${text}`);
        } catch (error) {
          failed.push(`${name}: ${error instanceof Error ? (error.cause ?? error) : error}`);
        }
        await pause(PAUSE_MS);
      }
    };
    const writer = async (number: number) => {
      const added = await ask('POST /api/admin/players', { name: `Persona ${number}` });
      const { id: playerId } = addPlayer.replies[201].parse(await added.json());
      await repeat('write', async (n) => {
        const [date, rings] = [`2026-10-${String(1 + (n % 28)).padStart(2, '0')}`, (number * 31 + n) % 300];
        const answer = await ask('POST /api/admin/entries', { playerId, date, rings });
        if (answer.ok) written.set(`${playerId} ${date}`, rings);
        return answer;
      });
    };
    const uploader = () =>
      repeat('upload', async () => {
        const form = new FormData();
        form.set('file', new File([await png(600, 400)], 'foto.png', { type: 'image/png' }));
        const answer = await ask('POST /api/admin/upload', form);
        if (answer.ok) uploaded.push(Upload.parse(await answer.clone().json()).url);
        return answer;
      });

    const clients = [
      ...Array.from({ length: READERS }, (_, n) =>
        repeat('read', () => ask(n % 4 === 0 ? 'GET /' : 'GET /api/leaderboard')),
      ),
      ...Array.from({ length: WRITERS }, (_, number) => writer(number)),
      ...Array.from({ length: UPLOADERS }, uploader),
    ];
    for (let n = 0; n < RESTARTS; n += 1) {
      const server = servers[n % 2];
      if (!server) throw new Error('There are two servers');
      await pause(NOTICED_MS);
      server.vetta.signal('SIGTERM');
      expect(await server.vetta.exited).toBe(0);
      server.vetta = await startVetta({ ...variables, PORT: String(server.port) });
    }
    await pause(NOTICED_MS);
    isOver = true;
    await Promise.all(clients);

    console.log(`${RESTARTS} restarts: ${answered} requests answered, ${failed.length} failed`);
    expect(failed).toEqual([]);
    expect(uploaded.length).toBeGreaterThan(0);
    for (const url of uploaded) expect((await ask(`GET ${url}`)).status).toBe(200);
    const stored = new Map<string, number>();
    for (let day = 1; day <= 28; day += 1) {
      const answer = await ask(`GET /api/admin/entries?date=2026-10-${String(day).padStart(2, '0')}`);
      for (const { playerId, date, rings } of listEntries.replies[200].parse(await answer.json()))
        stored.set(`${playerId} ${date}`, rings);
    }
    expect(stored).toEqual(written);
  });
});
