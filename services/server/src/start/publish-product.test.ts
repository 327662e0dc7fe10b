import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pluginBuild, shellBuild } from '@vetta/api/testing/builds';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { openFiles } from '@vetta/api/uploads/files';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { listen } from '@vetta/league/testing/listen';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { systemClock } from '@vetta/league/time/clock';
import { currentNumber, readGeneration } from '@vetta/office/plugins/generations';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishProduct } from './publish-product.ts';

let room: string;
let database: Database;
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  room = await folderOfTest();
  database = openDatabase(await freshDatabase());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await database.destroy();
});

/** Writes a build into a folder and returns its path. */
async function write(name: string, files: ReadonlyMap<string, Buffer>): Promise<string> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(room, name, path)), { recursive: true });
    await writeFile(join(room, name, path), bytes);
  }
  return join(room, name);
}

/** Starts with these builds, and the object store at this address. A first start waits so long for it, in milliseconds. */
async function start(
  page: string,
  { endpoint, firstWithin = 0 }: { endpoint?: string; firstWithin?: number } = {},
) {
  const settings = freshBucket('s3rver');
  const files = openFiles({
    settings: { ...settings, ...(endpoint !== undefined && { endpoint }) },
    installation: await installationId(database),
    spoolFolder: join(room, 'incoming'),
  });
  closing.push(() => files.store.close());
  const folders = {
    shell: await write('shell', shellBuild()),
    plugins: [await write('pagina', pluginBuild('pagina', page))],
    copies: join(room, 'copies'),
  };
  const end = await publishProduct({
    folders,
    database,
    files,
    dataDir: join(room, 'data'),
    clock: systemClock,
    log: pino({ enabled: false }),
    stop: new AbortController().signal,
    retryAfter: 50,
    firstWithin,
  });
  closing.push(end);
}

test('a start publishes its builds and makes a generation of them, once', async () => {
  await start('sole');
  await start('sole');
  expect(await currentNumber(database)).toBe(1);
  await start('pioggia');
  expect(await currentNumber(database)).toBe(2);
  expect((await readGeneration(database, 2)).plugins).toMatchObject([{ name: 'pagina' }]);
});

/** A store at an address where nothing listens until it is opened. */
async function closedStore() {
  const { endpoint } = freshBucket('s3rver');
  const proxy = createServer((socket) => {
    const target = connect(Number(new URL(endpoint).port), '127.0.0.1');
    socket.on('error', () => target.destroy());
    target.on('error', () => socket.destroy());
    socket.pipe(target).pipe(socket);
  });
  const port = await listen(proxy);
  proxy.close();
  await once(proxy, 'close');
  const open = () => {
    proxy.listen(port, '127.0.0.1');
    closing.unshift(() => proxy.close());
  };
  return { endpoint: `http://127.0.0.1:${port}`, open };
}

test('while the store is away a start goes on, and publishes when the store is back', async () => {
  const { endpoint, open } = await closedStore();
  await start('sole', { endpoint });
  expect(await currentNumber(database)).toBeUndefined();
  open();
  await expect.poll(() => currentNumber(database), { timeout: 30_000 }).toBe(1);
});

test('a first start has no page to serve yet, so it waits for a store that answers late', async () => {
  const { endpoint, open } = await closedStore();
  const started = start('sole', { endpoint, firstWithin: 60_000 });
  await expect(Promise.race([started, pause(500, 'waits')])).resolves.toBe('waits');
  open();
  await started;
  expect(await currentNumber(database)).toBe(1);
});
