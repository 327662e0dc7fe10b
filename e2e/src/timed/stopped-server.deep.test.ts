import { png } from '@vetta/api/testing/upload-files';
import { listEntries } from '@vetta/contract/entries';
import { Upload } from '@vetta/contract/uploads';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, startProduct } from '../product/start-product.ts';

const ADMIN_KEY = 'la-chiave-di-chi-si-ferma';
const WRITERS = 20;
const READERS = 20;
const UPLOADERS = 3;
const settings = {
  ...{ DEMO: 'off', ADMIN_KEY, CLOCK: '2026-10-30T18:00:00+01:00' },
  DRAIN_SECONDS: '1',
};

let data: DataFolder;
let vetta: StartedVetta;
beforeAll(async () => {
  data = await dataFolder();
  vetta = await startProduct(data.path, settings);
});
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
});

const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
const ask = (call: string, body?: unknown) => {
  const [method = '', path = ''] = call.split(' ');
  return fetch(vetta.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
};

/** The system's code of a failed fetch, like ECONNREFUSED. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error;

test('a server that is asked to stop answers every request it accepted, loses no write and ends with 0', {
  timeout: 120_000,
}, async () => {
  const written = new Map<string, number>();
  const uploaded: string[] = [];
  const unexpected: unknown[] = [];
  const refusals: unknown[] = [];
  let [answers, reads, after] = [0, 0, 0];
  let stopping = false;

  /** Repeats requests until the server refuses a connection. */
  const repeat = async (request: (n: number) => Promise<Response>) => {
    for (let n = 0; refusals.length === 0 || n === 0; n += 1) {
      try {
        const answer = await request(n);
        answers += 1;
        if (answer.status >= 300) unexpected.push(`${answer.status} ${await answer.text()}`);
        else await answer.text();
        if (stopping) after += 1;
      } catch (error) {
        refusals.push(codeOf(error));
        return;
      }
    }
  };
  const writer = async (number: number) => {
    const { id: playerId } = await (
      await ask('POST /api/admin/players', { name: `Persona ${number}` })
    ).json();
    await repeat(async (n) => {
      const [date, rings] = [`2026-10-${String(1 + (n % 28)).padStart(2, '0')}`, (number * 31 + n) % 300];
      const answer = await ask('POST /api/admin/entries', { playerId, date, rings });
      const text = await answer.text();
      if (answer.ok) written.set(`${playerId} ${date}`, rings);
      return new Response(text, { status: answer.status });
    });
  };
  const reader = () =>
    repeat(async () => {
      const answer = await ask('GET /api/leaderboard');
      reads += 1;
      return answer;
    });

  const picture = await png();
  const uploader = () =>
    repeat(async () => {
      const form = new FormData();
      form.set('file', new File([picture], 'foto.png', { type: 'image/png' }));
      const answer = await fetch(`${vetta.url}/api/admin/upload`, {
        ...{ method: 'POST', body: form },
        headers: { 'X-Admin-Key': ADMIN_KEY },
      });
      const text = await answer.text();
      if (answer.ok) uploaded.push(Upload.parse(JSON.parse(text)).url);
      return new Response(text, { status: answer.status });
    });
  const exporter = () =>
    repeat(() => ask('GET /api/admin/exports/entries.csv?from=2026-10-01&to=2026-10-28'));

  const clients = [
    ...Array.from({ length: WRITERS }, (_, number) => writer(number)),
    ...Array.from({ length: READERS }, reader),
    ...Array.from({ length: UPLOADERS }, uploader),
    exporter(),
  ];
  await expect.poll(() => written.size, { timeout: 30_000 }).toBeGreaterThan(200);
  await expect.poll(() => uploaded.length, { timeout: 30_000 }).toBeGreaterThan(UPLOADERS);
  stopping = true;
  const code = await vetta.stop('SIGTERM');
  await Promise.all(clients);

  expect(code).toBe(0);
  expect(unexpected).toEqual([]);
  // The server logs each request that it accepted, also those of the writers that created a person.
  expect(vetta.output.match(/"msg":"request"/g)).toHaveLength(answers + WRITERS);
  // A connection that the system had queued is reset or closed before the server reads its request.
  expect(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']).toEqual(
    expect.arrayContaining([...new Set(refusals)]),
  );
  expect(after, 'it served on until load balancers could notice').toBeGreaterThan(WRITERS + READERS);
  expect(reads).toBeGreaterThan(READERS);

  vetta = await startProduct(data.path, settings);
  const stored = new Map<string, number>();
  for (let day = 1; day <= 28; day += 1) {
    const answer = await ask(`GET /api/admin/entries?date=2026-10-${String(day).padStart(2, '0')}`);
    for (const { playerId, date, rings } of listEntries.replies[200].parse(await answer.json()))
      stored.set(`${playerId} ${date}`, rings);
  }
  expect(stored).toEqual(written);
  for (const url of uploaded) expect((await ask(`HEAD ${url}`)).status).toBe(200);
});
