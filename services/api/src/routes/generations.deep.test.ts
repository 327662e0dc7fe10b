import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAddress } from '@vetta/contract/published-build';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal, type TestApi, testApi } from '../../testing/api.ts';
import { pluginBuild, sendArchive, sendBuild, shellBuild } from '../../testing/builds.ts';
import { freshBucket, rawClient } from '../../testing/object-stores.ts';
import { frontend } from '../frontend/frontend.ts';
import { openObjectStore } from '../storage/object-store.ts';

/** Two apis over one database and one store, each with a disk of its own. */
let apis: TestApi[];
beforeEach(async () => {
  const databaseUrl = await freshDatabase();
  const objectStore = freshBucket('s3rver');
  const clock = () => Temporal.Instant.from('2026-11-22T10:00:00Z');
  const start = () =>
    testApi({
      databaseUrl,
      objectStore,
      clock,
      frontend: (sources) => frontend({ ...sources, clock }),
    });
  apis = [await start(), await start()];
});
afterEach(() => Promise.all(apis.map((api) => api.close())));

const api = (index: 0 | 1 = 0): TestApi => {
  const found = apis[index];
  if (found === undefined) throw new Error('Both apis run while a test does');
  return found;
};
/** Publishes a build and returns its hash. */
const publish = async (files: Parameters<typeof sendBuild>[1]): Promise<string> =>
  (await sendBuild(api(), files)).body.hash;
const make = (plugins: Record<string, string | null>, more: object = {}) =>
  api().ask('POST /api/admin/generations', { body: { plugins, why: 'Prova', ...more } });
const currentOf = async (index: 0 | 1 = 0) => (await api(index).ask('GET /plugins.json')).body.number;
/** Another api learns of a commit within milliseconds, on a busy machine within seconds. */
const soon = { timeout: 30_000 };
/** Makes the first generation, of a shell and «meteo». */
async function begin() {
  const [shell, sun] = [await publish(shellBuild()), await publish(pluginBuild('meteo', 'sole'))];
  expect((await make({ shell, meteo: sun })).status).toBe(201);
  return { shell, sun, rain: await publish(pluginBuild('meteo', 'pioggia')) };
}

test('a build says what it brings', async () => {
  const { shell, sun } = await begin();
  const { status, body } = await api(1).ask(`GET /api/admin/plugins/meteo/${sun}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'meteo',
    hash: sun,
    title: 'meteo',
    files: 5,
    routes: [{ path: '/', title: 'meteo' }],
    adminSections: [],
  });
  expect((await api().ask(`GET /api/admin/plugins/shell/${shell}`)).body).toMatchObject({
    title: 'Shell',
    routes: [],
    scenes: [],
  });
  expect(await api().ask(`GET /api/admin/plugins/meteo/${'0'.repeat(16)}`)).toMatchObject(
    refusal(404, `Non c’è una versione ${'0'.repeat(16)} di «meteo»`),
  );
});

test('a generation shows the builds that it names, on every api, whichever received them', async () => {
  expect((await api(1).ask('GET /')).status).toBe(503);
  const { sun } = await begin();
  const page = await api().ask('GET /');
  expect(page.body).toContain(buildAddress('meteo', sun));

  await expect.poll(() => currentOf(1), soon).toBe(1);
  expect((await api(1).ask('GET /')).body).toContain(buildAddress('meteo', sun));
  const script = await api(1).ask(`GET ${buildAddress('meteo', sun)}page.js`);
  expect([script.status, script.body]).toEqual([200, "export default 'sole'"]);
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a build whose bytes are gone is not chosen, until it is published again', async () => {
  const { rain } = await begin();
  const store = openObjectStore(api().objectStore, api().installation);
  await store.remove(`p/meteo/${rain}/build.tar`);
  await rm(join(api().dataDir, buildAddress('meteo', rain)), { recursive: true });
  expect(await make({ meteo: rain })).toMatchObject(
    refusal(409, `Nell’archivio dei file manca la versione ${rain} di «meteo»: pubblicala di nuovo`),
  );
  expect(await currentOf()).toBe(1);

  expect((await sendBuild(api(), pluginBuild('meteo', 'pioggia'))).status).toBe(200);
  expect((await make({ meteo: rain })).status).toBe(201);
  store.close();
});

test('bytes that are not those of the build are never served', async () => {
  const { sun, rain } = await begin();
  await expect.poll(() => currentOf(1), soon).toBe(1);
  const store = openObjectStore(api().objectStore, api().installation);
  const other = await store.find(`p/meteo/${sun}/build.tar`);
  const bytes = other && (await (await store.read(other.key, 0, other.size)).toArray());
  await rawClient(api().objectStore).putObject(
    api().objectStore.bucket,
    `vetta/${api().installation}/p/meteo/${rain}/build.tar`,
    Buffer.concat(bytes ?? []),
  );
  store.close();
  expect((await api(1).ask(`GET ${buildAddress('meteo', rain)}page.js`)).status).toBe(500);
  expect((await api(1).ask(`GET ${buildAddress('meteo', sun)}page.js`)).status).toBe(200);
});

/** Records a build as it was before hashes were whole: by the first sixteen digits, with these bytes in the store. */
async function publishShort(hash: string, bytesOf: string): Promise<string> {
  const short = hash.slice(0, 16);
  await api().database.raw(
    `insert into plugin_versions (name, hash, declaration, files, published_at, published_by)
    select name, :short, declaration, files, published_at, published_by from plugin_versions where name = 'meteo' and hash = :hash`,
    { short, hash },
  );
  const store = openObjectStore(api().objectStore, api().installation);
  const object = await store.find(`p/meteo/${bytesOf}/build.tar`);
  const bytes = object && (await (await store.read(object.key, 0, object.size)).toArray());
  store.close();
  await rawClient(api().objectStore).putObject(
    api().objectStore.bucket,
    `vetta/${api().installation}/p/meteo/${short}/build.tar`,
    Buffer.concat(bytes ?? []),
  );
  return short;
}

test('a build that was named by a part of its hash keeps its address, and its bytes are compared whole', async () => {
  const { sun, rain } = await begin();
  const short = await publishShort(rain, rain);
  expect((await make({ meteo: short })).status).toBe(201);
  await expect.poll(() => currentOf(1), soon).toBe(2);
  expect((await api(1).ask('GET /')).body).toContain(`/p/meteo/${short}/`);
  expect(await api(1).ask(`GET /p/meteo/${short}/page.js`)).toMatchObject({
    status: 200,
    body: "export default 'pioggia'",
  });
  // The same files are another build now, under the whole hash.
  expect((await sendBuild(api(), pluginBuild('meteo', 'pioggia'))).body.hash).toBe(rain);

  const swapped = await publishShort(sun, rain);
  expect((await api(1).ask(`GET /p/meteo/${swapped}/page.js`)).status).toBe(500);
});

test('21 MB are refused with the limit, even without a length', async () => {
  const bytes = new Uint8Array(21 * 1024 * 1024);
  const answer = await sendArchive(api(), bytes);
  expect(answer).toMatchObject({ status: 413, body: { error: expect.stringContaining('20 MB') } });
  const headers = { 'Content-Type': 'application/x-tar' };
  const endless = await api().ask('POST /api/admin/plugins', { raw: new Blob([bytes]).stream(), headers });
  expect(endless.status).toBe(413);
});
