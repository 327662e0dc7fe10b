import { setTimeout as pause } from 'node:timers/promises';
import { type Slowness, slowClient } from '@vetta/api/testing/slow-clients';
import { mp4Of, png } from '@vetta/api/testing/upload-files';
import { listPlayers } from '@vetta/contract/players';
import { Upload } from '@vetta/contract/uploads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENING } from '../product/evening.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from '../product/start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-chi-non-aspetta';

interface Kind {
  readonly slowness: Slowness;
  /** The seconds within which its clients are gone. */
  readonly seconds: number;
}
const kinds: readonly Kind[] = [
  { slowness: 'says nothing', seconds: 15 },
  { slowness: 'never ends its headers', seconds: 25 },
  { slowness: 'never ends its body', seconds: 90 },
  { slowness: 'never reads', seconds: 120 },
];
// All take four minutes: `npm test` takes the shortest, and smaller numbers, since other programs may run beside it.
const tried = process.env.SOAK ? kinds : kinds.slice(0, 1);
const CLIENTS = process.env.SOAK ? 150 : 30;
const ANSWERS_WITHIN = process.env.SOAK ? 500 : 3_000;

let data: DataFolder;
let vetta: RunningVetta;
let film: string;
let playerId: string | undefined;
beforeAll(async () => {
  data = await dataFolder('demo');
  vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK: EVENING });
  film = await upload(mp4Of(9 * 1024 * 1024), 'film.mp4', 'video/mp4');
  const answer = await ask('GET /api/admin/players');
  playerId = listPlayers.replies[200].parse(await answer.json())[0]?.id;
});
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
});

/** Makes a call and reads its whole answer. Throws if it failed. */
async function ask(call: string, body: FormData | string | null = null, headers = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(vetta.url + path, {
    ...{ method, body },
    headers: { 'X-Admin-Key': ADMIN_KEY, ...headers },
  });
  const bytes = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${call} was answered ${response.status}: ${Buffer.from(bytes)}`);
  return new Response(bytes);
}

/** Uploads a file and returns its path. */
async function upload(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return Upload.parse(await (await ask('POST /api/admin/upload', form)).json()).url;
}

/** What others do meanwhile: a visitor, a wall and an admin. */
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  'the page': () => ask('GET /'),
  'the board': () => ask('GET /api/leaderboard'),
  'the months': () => ask('GET /api/months'),
  'a part of the film': () => ask(`GET ${film}`, null, { Range: 'bytes=1000-1999' }),
  'a list of the back office': () => ask('GET /api/admin/players'),
  'an entry': () => {
    const entry = JSON.stringify({ playerId, date: EVENING.slice(0, 10), rings: 10 });
    return ask('POST /api/admin/entries', entry, { 'Content-Type': 'application/json' });
  },
  'an upload': async () => upload(await png(), 'foto.png', 'image/png'),
};

/** Does what others do until `until` resolves. Returns the number of answers and the slowest one, in milliseconds. */
async function answersUntil(until: Promise<unknown>) {
  let going = true;
  const done = until.finally(() => {
    going = false;
  });
  let count = 0;
  let slowest = { what: '', ms: 0 };
  while (going) {
    for (const [what, request] of Object.entries(others)) {
      const began = performance.now();
      await request();
      const ms = Math.round(performance.now() - began);
      count += 1;
      if (ms > slowest.ms) slowest = { what, ms };
    }
    await pause(50);
  }
  await done;
  return { count, slowest };
}

// The first answer of each kind is slower, with slow clients or without.
beforeAll(() => answersUntil(pause(1_000)));

test.each(tried)(
  `${CLIENTS} clients of which each $slowness are let go within $seconds s, and others are answered meanwhile`,
  { timeout: 180_000 },
  async ({ slowness, seconds }) => {
    // A client that never reads sees that it was let go when it looks. Reading what the system kept then takes a moment.
    const looksAfter = (slowness === 'never reads' ? seconds - 5 : seconds) * 1_000;
    const slow = { url: vetta.url, slowness, film, adminKey: ADMIN_KEY, looksAfter };
    const connecting = Promise.all(Array.from({ length: CLIENTS }, () => slowClient(slow)));
    const gone = connecting.then((clients) => Promise.all(clients.map((client) => client.gone)));
    // What clients read when they look is their own work, in this process.
    const { count, slowest } = await answersUntil(Promise.race([gone, pause(looksAfter - 1_000)]));
    const times = (await gone).map((after = Number.POSITIVE_INFINITY) => after);
    for (const client of await connecting) client.close();
    console.info(
      `${times.length} × ${slowness}: the last gone after ${(Math.max(...times) / 1_000).toFixed(1)} s; ${count} answers to others, the slowest ${slowest.ms} ms (${slowest.what})`,
    );
    for (const after of times) expect(after).toBeLessThan(seconds * 1_000);
    expect(count).toBeGreaterThan(Object.keys(others).length * 10);
    expect(slowest.ms, `the slowest answer to others: ${slowest.what}`).toBeLessThan(ANSWERS_WITHIN);
  },
);
