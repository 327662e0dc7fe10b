import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const run = promisify(execFile);

const api = await useApi({ clock: () => Temporal.Instant.from('2026-11-20T18:00:00Z') });
let env: NodeJS.ProcessEnv;
let blocks: { readonly language: string; readonly code: string }[];
let mario: string;

beforeAll(async () => {
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
  expect(stdout.trim()).toBe('deal-4 unlinked Collega «anna.bianchi@example.com» in «Fonti»');
  await link('crm', 'anna.bianchi@example.com');
  expect(await day()).toEqual([1, 1, 1]);
});

test('the lines of Asterisk become rings of the extension that called outside, whatever number it shows; what is wrong is a sentence', async () => {
  const line = (source: string, destination: string, channel: string, id: string) =>
    `"","${source}","${destination}","outgoing","""Ufficio Prova"" <${source}>","${channel}","PJSIP/trunk-00000008","Dial","PJSIP/${destination}@trunk,60","2026-11-20 11:02:10","2026-11-20 11:02:17","2026-11-20 11:04:01",111,104,"ANSWERED","DOCUMENTATION","${id}",""\n`;
  const sendCalls = async (lines: string, variables = env) => {
    const sender = spawn('python3', ['-c', block('python', 1)], { env: variables });
    sender.stdin.end(lines);
    const [output, error] = await Promise.all([
      text(sender.stdout),
      text(sender.stderr),
      once(sender, 'close'),
    ]);
    return [...output.trim().split(/ *\n/), error.trim()];
  };
  const sent = await sendCalls(
    block('csv') +
      // The case asterisk-office-number.csv; then a call inside, and one that came in.
      line('0200000000', '390211111111', 'PJSIP/201-00000007', '1795168930.71') +
      line('201', '202', 'PJSIP/201-00000009', 'inside') +
      line('390211111111', '0200000000', 'PJSIP/trunk-0000000b', 'from outside'),
  );
  expect(sent).toEqual([
    '2 calls found',
    '1763631062.41 unlinked Collega «201» in «Fonti»',
    '1795168930.71 unlinked Collega «201» in «Fonti»',
    '',
  ]);
  const withoutId = block('csv').replace(/,"1763631062.41",""$/m, '');
  expect((await sendCalls(withoutId)).at(-1)).toMatch(/^Calls have no id: set loguniqueid=yes in cdr.conf/);
  expect(await sendCalls(block('csv').replaceAll('/201-', '/2010-'))).toEqual(['0 calls found', '']);
  const refused = await sendCalls(block('csv'), { ...env, VETTA_KEY: 'sbagliata' });
  expect(refused.at(-1)).toMatch(/^HTTP Error 401: Unauthorized \{"error":".+$/);
  await link('asterisk', '201');
  expect(await day()).toEqual([3, 1, 1]);
});

test('the Apps Script sends what the sheet has, and names what was refused', async () => {
  // The case script-sheet-values.json, whose times are dates, with an event of tomorrow. Google's own services as far as the script
  // uses them, in a process of its own: their calls wait for the answer.
  const values = [
    ['id', 'ora', 'chi', 'fissati'],
    [1, '2026-11-20T09:00:00Z', 201, 3],
    [2, '2026-11-20T09:30:00Z', 'Prova Uno', ''],
    [3, '2026-11-21T09:00:00Z', 'Prova Uno', 1],
  ];
  const google = `
    const { VETTA_URL, VETTA_KEY } = process.env;
    const rows = ${JSON.stringify(values)}.map(([id, at, ...cells]) => [id, at === 'ora' ? at : new Date(at), ...cells]);
    const PropertiesService = { getScriptProperties: () => ({ getProperties: () => ({ VETTA_URL, VETTA_KEY }) }) };
    const SpreadsheetApp = { getActiveSheet: () => ({ getDataRange: () => ({ getValues: () => rows }) }) };
    const UrlFetchApp = {
      fetch(url, { method, contentType, headers, payload }) {
        const sent = Object.entries({ ...headers, 'Content-Type': contentType }).map(([name, value]) => '-H' + name + ': ' + value);
        const answer = require('node:child_process').execFileSync('curl', ['-s', '-X', method.toUpperCase(), url, ...sent, '--data', payload]);
        console.log(String(answer));
        return { getContentText: () => String(answer) };
      },
    };`;
  const { stdout, stderr } = await run(
    process.execPath,
    ['-e', `${google}\n${block('js')}\nsendAppointments();`],
    { env },
  );
  expect(JSON.parse(stdout).events).toMatchObject([
    { id: '1', state: 'unlinked' },
    { id: '3', state: 'refused' },
  ]);
  expect(stderr.trim()).toMatch(/^Riga 3: .*futuro/);
  await link('foglio', '201');
  expect(await day()).toEqual([3, 4, 1]);
});
