import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { systemClock } from '@vetta/league/time/clock';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { mp4Of, upload } from '../../testing/upload-files.ts';
import { frontend } from '../frontend/frontend.ts';
import { connectionLimits } from './connection-limits.ts';

// A film takes 320 kB of it, a large file of a plugin 128 kB.
const limits = { ...connectionLimits, answers: 4_000_000, patience: 300 };
const SIZE = 9 * 1024 * 1024;

let film: string;
let file: string;
let compressed: string;
let sockets: Socket[] = [];
const api = await useApi({
  limits,
  trustedProxies: ['127.0.0.1'],
  frontend: (sources) => frontend({ ...sources, clock: systemClock }),
});
beforeAll(async () => {
  film = (await upload(api, mp4Of(SIZE), { name: 'film.mp4', type: 'video/mp4' })).body.url;
  const shell = (await sendBuild(api, shellBuild())).body.hash;
  const more = {
    'film.mp4': 'x'.repeat(SIZE),
    'data.json': JSON.stringify(randomBytes(300_000).toString('base64')),
  };
  const meteo = (await sendBuild(api, pluginBuild('meteo', 'sole', more))).body.hash;
  const body = { plugins: { shell, meteo }, why: 'Prova' };
  expect((await api.ask('POST /api/admin/generations', { body })).status).toBe(201);
  file = `/p/meteo/${meteo}/film.mp4`;
  compressed = `/p/meteo/${meteo}/data.json`;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  // Their places are back once the server has seen them go.
  await expect.poll(async () => (await read(film, '198.51.100.9')).status, soon).toBe(200);
});

/** Asks for a file from an address, and reads nothing of it. */
async function stall(path: string, from: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: vetta\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  return socket;
}
const stallMany = async (path: string, count: number, addressOf: (n: number) => string) => {
  const begun = () => api.logged.filter((line) => JSON.parse(line).path === path).length;
  const before = begun();
  const clients = await Promise.all(Array.from({ length: count }, (_, n) => stall(path, addressOf(n))));
  await expect.poll(begun, soon).toBe(before + count);
  return clients;
};
/** On a busy machine a second is nothing. */
const soon = { timeout: 30_000 };
const read = (path: string, from: string, headers = {}) =>
  api.ask(`GET ${path}`, { key: null, headers: { 'X-Forwarded-For': from, ...headers } });

test.each([
  ['films', () => film, 12],
  ['files of plugins', () => file, 30],
])(
  'readers of %s who stand still have a total: one more is told to come again, until one has gone',
  async (_, pathOf, count) => {
    const clients = await stallMany(pathOf(), count, (n) => `192.0.2.${n}`);
    const refused = await read(pathOf(), '198.51.100.1');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body).toEqual({ error: expect.stringContaining('Riprova') });
    expect((await read('/api/leaderboard', '198.51.100.1')).status).toBe(200);
    expect((await read('/api/site', '198.51.100.1')).status).toBe(200);
    expect((await read(film, '198.51.100.1', { Range: 'bytes=0-999' })).status).toBe(206);
    clients[0]?.destroy();
    await expect.poll(async () => (await read(pathOf(), '198.51.100.1')).status, soon).toBe(200);
  },
);

test('the refusal of a compressed file is no compressed answer', async () => {
  await stallMany(file, 30, (n) => `192.0.2.${n}`);
  const refused = await read(compressed, '198.51.100.1', { 'Accept-Encoding': 'br' });
  expect([refused.status, refused.headers.get('Content-Encoding')]).toEqual([503, null]);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  expect(refused.body).toEqual({ error: expect.stringContaining('Riprova') });
});

test('readers of one client, or of one /64, make room for others at once', async () => {
  const clients = await stallMany(film, 12, (n) => `2001:db8::${n}`);
  const answer = await read(film, '2001:db8:0:1::1');
  expect([answer.status, answer.body.length > 0]).toEqual([200, true]);
  for (const socket of clients) socket.resume();
  await expect
    .poll(() => clients.filter(({ destroyed }) => destroyed).length, soon)
    .toBeGreaterThanOrEqual(1);
});

test('readers who stand still for five seconds make room for everyone', async () => {
  await stallMany(film, 12, (n) => `192.0.2.${n}`);
  expect((await read(film, '198.51.100.1')).status).toBe(503);
  // They take what the system's buffers hold, then stand still.
  const status = async () => (await read(film, '198.51.100.1')).status;
  await expect.poll(status, soon).toBe(200);
});

test('answers that are read give their places back: a hundred films after another, also parts, unchanged and unknown ones', async () => {
  const etag = (await read(film, '192.0.2.1', { Range: 'bytes=0-9' })).headers.get('ETag') ?? '';
  for (let n = 0; n < 25; n++) {
    const statuses = await Promise.all([
      read(film, '192.0.2.1', { Range: 'bytes=5-400000' }),
      read(film, '192.0.2.1', { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }),
      read(film, '192.0.2.1', { Range: 'bytes=99999999-' }),
      read(file, '192.0.2.1', { Range: 'bytes=5-400000' }),
      read('/api/leaderboard', '192.0.2.1'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([206, 304, 416, 206, 200]);
  }
  expect((await api.ask(`HEAD ${film}`)).status).toBe(200);
  await stallMany(film, 11, (n) => `192.0.2.${n}`);
  expect((await read(film, '192.0.2.1', { Range: 'bytes=0-199999' })).status).toBe(206);
});
