import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

const run = promisify(execFile);

let api: TestApi;
let env: NodeJS.ProcessEnv;
let blocks: { readonly language: string; readonly code: string }[];
let mario: string;

beforeAll(async () => {
  const clock = () => Temporal.Instant.from('2026-11-20T18:00:00Z');
  api = await testApi({ clock });
  const key = await api.ask('POST /api/admin/keys', { body: { name: 'Centralino', scopes: ['entries'] } });
  env = { ...process.env, VETTA_URL: api.url, VETTA_KEY: key.body.key };
  const player = await api.ask('POST /api/admin/players', {
    body: { name: 'Mario Rossi', joinedOn: '2026-11-01' },
  });
  mario = player.body.id;
  const document = await readFile(new URL('../../../../docs/intake.md', import.meta.url), 'utf8');
  blocks = [...document.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
});
afterAll(() => api.close());

const block = (language: string, place = 0) =>
  blocks.filter((one) => one.language === language)[place]?.code ?? '';
const link = (source: string, who: string) =>
  api.ask('PUT /api/admin/identities', { body: { source, who, playerId: mario } });
const day = async () => {
  const [entry] = (await api.ask('GET /api/admin/entries?date=2026-11-20')).body;
  return entry && [entry.rings, entry.apptSet, entry.apptDone];
};

test('the call by curl is taken; again, it is all duplicates', async () => {
  const call = async () => JSON.parse((await run('sh', ['-c', block('sh')], { env })).stdout).events;
  expect((await call()).map(({ state }: { state: string }) => state)).toEqual([
    'unlinked',
    'unlinked',
    'unlinked',
    'taken',
  ]);
  await link('centralino', '201');
  expect(await day()).toEqual([1, 1, 0]);
  expect((await call()).map(({ state }: { state: string }) => state)).toEqual(Array(4).fill('duplicate'));
});

test('the Python script sends an appointment', async () => {
  const { stdout } = await run('python3', ['-c', block('python')], { env });
  expect(stdout.trim()).toBe('deal-4 unlinked');
  await link('crm', 'anna.bianchi@example.com');
  expect(await day()).toEqual([1, 1, 1]);
});

test('the lines of Asterisk become rings', async () => {
  const sender = spawn('python3', ['-c', block('python', 1)], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  sender.stdin.end(block('csv'));
  const output = text(sender.stdout);
  await once(sender, 'exit');
  expect(JSON.parse(await output).events).toEqual([{ id: '1763631062.41', state: 'unlinked' }]);
  await link('asterisk', '201');
  expect(await day()).toEqual([2, 1, 1]);
});

test('the Apps Script sends what the sheet has', async () => {
  // Google's own services, as far as the script uses them: the calls themselves are real.
  const sent: Promise<unknown>[] = [];
  const script = vm.createContext({
    PropertiesService: {
      getScriptProperties: () => ({
        getProperties: () => ({ VETTA_URL: env.VETTA_URL, VETTA_KEY: env.VETTA_KEY }),
      }),
    },
    SpreadsheetApp: {
      getActiveSheet: () => ({
        getDataRange: () => ({
          getValues: () => [
            ['id', 'ora', 'chi', 'fissati'],
            [1, new Date('2026-11-20T09:00:00Z'), 'Mario Rossi', 3],
          ],
        }),
      }),
    },
    UrlFetchApp: {
      fetch(
        url: string,
        {
          contentType,
          headers,
          payload,
        }: { contentType: string; headers: Record<string, string>; payload: string },
      ) {
        const all = new Headers(headers);
        all.set('Content-Type', contentType);
        sent.push(
          fetch(url, { method: 'POST', headers: all, body: payload }).then((answer) => answer.json()),
        );
        return { getContentText: () => '' };
      },
    },
    console: { log() {} },
  });
  vm.runInContext(`${block('js')}\nsendAppointments();`, script);
  expect(await Promise.all(sent)).toEqual([{ events: [{ id: '1', state: 'unlinked' }] }]);
  await link('foglio', 'Mario Rossi');
  expect(await day()).toEqual([2, 4, 1]);
});
