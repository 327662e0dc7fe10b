import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ADMIN_KEY, type TestApi, testApi } from '../../testing/api.ts';
import { connectionLimits } from './connection-limits.ts';

/** On a busy machine a second is nothing. */
const soon = { timeout: 30_000 };

let api: TestApi;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await api.close();
});

/** Opens a connection from an address of this machine, which says nothing. */
async function open(from: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
const openMany = (from: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => open(from)));
/** How many of the connections there still are, once the server has had time to end others. */
async function left(connections: readonly Socket[]): Promise<number> {
  await pause(200);
  return connections.filter(({ closed, destroyed }) => !closed && !destroyed).length;
}
const statusOn = async (socket: Socket, more = ''): Promise<string> => {
  socket.write(`GET /healthz HTTP/1.1\r\nHost: vetta\r\n${more}\r\n`);
  const [answer] = await once(socket, 'data');
  return String(answer).slice(9, 12);
};

test('a client with all connections leaves places to others, until they have as many', async () => {
  api = await testApi({ limits: { ...connectionLimits, connections: 20 } });
  const greedy = await openMany('127.0.0.2', 30);
  expect(await left(greedy)).toBe(20);
  const newcomer = await open('127.0.0.3');
  expect(await statusOn(newcomer)).toBe('200');
  expect(await left(greedy)).toBe(19);
  const others = await openMany('127.0.0.3', 30);
  const kept = [await left(greedy), await left([newcomer, ...others])];
  expect(kept.reduce((sum, count) => sum + count)).toBe(20);
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(9);
});

test('connections of a trusted proxy are those of many: they make no room, and are refused beyond the total alone', async () => {
  api = await testApi({ limits: { ...connectionLimits, connections: 20 }, trustedProxies: ['127.0.0.2'] });
  const proxied = await openMany('127.0.0.2', 20);
  const direct = await openMany('127.0.0.3', 3);
  expect([await left(proxied), await left(direct)]).toEqual([20, 0]);
});

test('a long header is answered while there are few connections; beyond them 16 kB must do', async () => {
  api = await testApi();
  const long = `X-Long: ${'x'.repeat(100_000)}\r\n`;
  const fits = `X-Long: ${'x'.repeat(12_000)}\r\n`;
  expect(await statusOn(await open('127.0.0.2'), long)).toBe('200');
  await openMany('127.0.0.2', 140);
  expect(await statusOn(await open('127.0.0.3'), fits)).toBe('200');
  expect(await statusOn(await open('127.0.0.3'), long)).toBe('431');
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await api.ask('GET /api/admin/players', { key: 'k'.repeat(100_000) })).status, soon)
    .toBe(401);
  expect((await api.ask('GET /api/admin/players', { key: ADMIN_KEY })).status).toBe(200);
});

test('a client that sends many requests at once and reads nothing is let go; sixteen are answered', async () => {
  api = await testApi();
  const text = 'GET /api/site HTTP/1.1\r\nHost: vetta\r\n\r\n';
  const greedy = await open('127.0.0.2');
  greedy.pause();
  greedy.write(text.repeat(1_000));
  await expect.poll(() => api.logged.length, soon).toBeGreaterThan(0);
  greedy.resume();
  await expect.poll(() => greedy.destroyed, soon).toBe(true);
  const before = api.logged.length;
  const modest = await open('127.0.0.2');
  let answers = '';
  modest.on('data', (chunk: Buffer) => {
    answers += chunk.toString('latin1');
  });
  modest.write(text.repeat(16));
  await expect.poll(() => answers.split('HTTP/1.1 200').length - 1, soon).toBe(16);
  await expect.poll(() => api.logged.length, soon).toBe(before + 16);
});
