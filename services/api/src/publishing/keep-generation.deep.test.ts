import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { listen } from '@vetta/league/testing/listen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { freshBucket } from '../../testing/object-stores.ts';
import { frontend } from '../frontend/frontend.ts';

/** Sends builds and makes generations. */
let author: TestApi;
/** Follows them, and reaches the same store through `line`. */
let follower: TestApi;
let line: Server;
let port: number;
let sockets: Set<Socket>;
beforeEach(async () => {
  const databaseUrl = await freshDatabase();
  const objectStore = freshBucket('s3rver');
  sockets = new Set();
  line = createServer((socket) => {
    const target = connect(Number(new URL(objectStore.endpoint).port), '127.0.0.1');
    for (const one of [socket, target]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => sockets.delete(one));
    }
    socket.pipe(target).pipe(socket);
  });
  port = await listen(line);
  const clock = () => Temporal.Instant.from('2026-11-22T10:00:00Z');
  const start = (endpoint: string) =>
    testApi({
      databaseUrl,
      objectStore: { ...objectStore, endpoint },
      clock,
      frontend: (sources) => frontend({ ...sources, clock }),
    });
  author = await start(objectStore.endpoint);
  follower = await start(`http://127.0.0.1:${port}`);
});
afterEach(async () => {
  await Promise.all([author.close(), follower.close()]);
  await cutLine();
});

async function cutLine(): Promise<void> {
  if (!line.listening) return;
  line.close();
  for (const socket of sockets) socket.destroy();
  await once(line, 'close');
}

/** Publishes builds and makes a generation of them. */
async function publish(...builds: Parameters<typeof sendBuild>[1][]): Promise<void> {
  const plugins: Record<string, string> = {};
  for (const build of builds) {
    const { name, hash } = (await sendBuild(author, build)).body;
    plugins[name] = hash;
  }
  const body = { plugins, why: 'Prova' };
  expect((await author.ask('POST /api/admin/generations', { body })).status).toBe(201);
}
const servedByFollower = async () => (await follower.ask('GET /plugins.json')).body.number;
/** Every wait here is for a state; on a busy machine it takes seconds. */
const soon = { timeout: 30_000 };

test('while the store is away an api keeps the generation whose builds it has, and takes the next when it is back', async () => {
  await publish(shellBuild(), pluginBuild('meteo', 'sole'));
  await expect.poll(servedByFollower, soon).toBe(1);
  await cutLine();
  await publish(pluginBuild('meteo', 'pioggia'));
  const failure = 'The newest generation cannot be read: tried again until it can';
  await expect.poll(() => follower.logged.some((logged) => logged.includes(failure)), soon).toBe(true);
  expect(await servedByFollower()).toBe(1);
  expect((await follower.ask('GET /')).body).toContain('sole');

  line.listen(port, '127.0.0.1');
  await expect.poll(servedByFollower, soon).toBe(2);
  expect((await follower.ask('GET /')).body).toContain('pioggia');
});

test('a change that was not announced is found by comparison', async () => {
  await publish(shellBuild(), pluginBuild('meteo', 'sole'));
  await expect.poll(servedByFollower, soon).toBe(1);
  await author.database.raw('alter table current_generation disable trigger user');
  await publish(pluginBuild('meteo', 'pioggia'));
  await expect.poll(servedByFollower, soon).toBe(2);
});

test('a disk that has lost its copies gets them again', async () => {
  await publish(shellBuild(), pluginBuild('meteo', 'sole'));
  await expect.poll(servedByFollower, soon).toBe(1);
  const { plugins } = (await follower.ask('GET /plugins.json')).body;
  await rm(join(follower.dataDir, 'p'), { recursive: true });
  const script = await follower.ask(`GET /p/meteo/${plugins[0].hash}/page.js`);
  expect([script.status, script.body]).toEqual([200, "export default 'sole'"]);
});
