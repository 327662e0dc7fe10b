import type { Beat } from '@vetta/contract/screens';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { beforeEach, expect, test } from 'vitest';
import { apiOfTest, refusal, type TestApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { freshBucket } from '../../testing/object-stores.ts';
import { namedScreen, type TestScreen } from '../../testing/screens.ts';
import { frontend } from '../frontend/frontend.ts';

let now: Temporal.Instant;
let api: TestApi;
let databaseUrl: string;
let rain: string;
let corridor: TestScreen;
beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-23T10:00:00Z');
  databaseUrl = await freshDatabase();
  api = await start();
  const [shell, sun] = [await publish(shellBuild()), await publish(pluginBuild('meteo', 'sole'))];
  rain = await publish(pluginBuild('meteo', 'pioggia'));
  await make({ shell, meteo: sun });
  corridor = await namedScreen(api, 'corridoio');
});

const objectStore = freshBucket('s3rver');
const start = () =>
  apiOfTest({
    databaseUrl,
    objectStore,
    trustedProxies: ['127.0.0.1'],
    clock: () => now,
    frontend: (sources) => frontend({ ...sources, clock: () => now }),
  });
const publish = async (files: Parameters<typeof sendBuild>[1]): Promise<string> =>
  (await sendBuild(api, files)).body.hash;
const make = (plugins: Record<string, string | null>, more: object = {}) =>
  api.ask('POST /api/admin/generations', { body: { plugins, why: 'Prova', ...more } });
const tryOut = (more: object = {}) => make({ meteo: rain }, { canary: 'Corridoio', ...more });
const tried = async () => {
  const { generations } = (await api.ask('GET /api/admin/generations')).body;
  return generations.find(({ number }: { number: number }) => number === 2);
};
const servedTo = async (screen: TestScreen) => (await screen.ask('GET /plugins.json')).body.number;
const servedToAll = async () => (await api.ask('GET /plugins.json')).body.number;
/** Beats each minute and a half, for so many minutes, with the canary. */
async function beatFor(minutes: number, said: Partial<Beat> = {}) {
  for (let beats = 0; beats < minutes / 1.5; beats++) {
    await corridor.beat({ generation: 2, ...said });
    now = now.add({ seconds: 90 });
  }
  await corridor.beat({ generation: 2, ...said });
}
const newestChange = async () => (await api.ask('GET /api/admin/audit')).body.changes[0];

test('a canary is for its screen alone, on its page and in plugins.json, until it is extended', async () => {
  const other = await namedScreen(api, 'sala');
  expect((await tryOut()).body.canary).toEqual({
    screen: 'corridoio',
    state: 'open',
    endedBecause: null,
    extendsWhenHealthy: false,
    health: { state: 'waiting', seconds: 0 },
  });
  expect([await servedTo(corridor), await servedTo(other), await servedToAll()]).toEqual([2, 1, 1]);
  const isTrial = async (screen: TestScreen) => (await screen.ask('GET /plugins.json')).body.isTrial;
  expect([await isTrial(corridor), await isTrial(other)]).toEqual([true, undefined]);
  const page = await corridor.ask('GET /kiosk');
  expect(page.body).toContain('"generation":{"number":2');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await other.ask('GET /kiosk')).body).toContain('"generation":{"number":1');
  // The page of everyone is not the wall's: the token is not read there.
  expect((await corridor.ask('GET /')).body).toContain('"generation":{"number":1');

  await api.ask('POST /api/admin/generations/2/extend');
  expect([await servedTo(corridor), await servedTo(other), await servedToAll()]).toEqual([2, 2, 2]);
  expect([await isTrial(corridor), await isTrial(other)]).toEqual([undefined, undefined]);
});

test('every process serves it, even one that is started later, and none to a removed token', async () => {
  await tryOut();
  const second = await start();
  const askSecond = () =>
    second.ask('GET /plugins.json', { key: null, headers: { Cookie: `schermo=${corridor.token}` } });
  await expect.poll(async () => (await askSecond()).body.number).toBe(2);
  await api.ask('POST /api/admin/generations/back', { body: { why: 'Lampeggia' } });
  expect(await servedTo(corridor)).toBe(1);
  await expect.poll(async () => (await askSecond()).body.number).toBe(1);
});

test('a canary needs a screen of that name, and keeps it from being removed', async () => {
  expect(await make({ meteo: rain }, { canary: 'sala' })).toMatchObject(
    refusal(404, 'Nessuno schermo si chiama «sala»: dagli prima un nome in Strumenti › Schermi'),
  );
  await tryOut();
  expect(await api.ask(`DELETE /api/admin/screens/${corridor.id}`)).toMatchObject(
    refusal(409, expect.stringContaining('è in prova la generazione 2')),
  );
  await api.ask(`PUT /api/admin/screens/${corridor.id}`, { body: { name: 'Ingresso' } });
  expect((await tried()).canary.screen).toBe('Ingresso');
  await api.ask('POST /api/admin/generations/back', { body: { why: 'Basta' } });
  expect((await api.ask(`DELETE /api/admin/screens/${corridor.id}`)).status).toBe(204);
  expect((await tried()).canary).toMatchObject({ screen: 'corridoio', state: 'ended', health: null });
});

test('a screen named after the canary began gets it with its token', async () => {
  await api.database.raw('update screens set token_hash = null, token_used_at = null');
  await tryOut();
  expect(await servedTo(corridor)).toBe(1);
  await corridor.beat();
  await expect.poll(() => servedTo(corridor)).toBe(2);
});

test('fifteen minutes of good beats make it healthy: it is offered, and stays on its screen', async () => {
  await tryOut();
  await beatFor(13.5);
  expect((await tried()).canary).toMatchObject({ state: 'open', health: { state: 'watched', seconds: 810 } });
  await beatFor(1.5);
  expect((await tried()).canary).toMatchObject({ state: 'open', health: { state: 'healthy', seconds: 900 } });
  expect(await servedToAll()).toBe(1);
  // It stays healthy when the screen turns dark.
  await beatFor(3, { dark: true });
  expect((await tried()).canary.health.state).toBe('healthy');
});

test('one that was made for it is extended by itself, and the audit says that Vetta did it', async () => {
  await tryOut({ extendWhenHealthy: true });
  expect((await tried()).canary.extendsWhenHealthy).toBe(true);
  await beatFor(15);
  expect(await tried()).toMatchObject({ isCurrent: true, canary: { state: 'extended', health: null } });
  await expect.poll(servedToAll).toBe(2);
  expect(await newestChange()).toMatchObject({ actor: 'Vetta', what: 'Generazione estesa a tutti' });
});

test('one that cannot be extended any more ends when it would be', async () => {
  await tryOut({ extendWhenHealthy: true });
  await make({ borsa: await publish(pluginBuild('borsa')) });
  await beatFor(15);
  expect((await tried()).canary).toMatchObject({
    state: 'ended',
    endedBecause: expect.stringContaining('per tutti è cambiata'),
  });
});

test('a build that fails goes back by itself: the list, the card and the audit say why', async () => {
  await tryOut();
  await beatFor(1.5);
  const failure = { plugin: 'meteo', hash: rain, kind: 'render', at: now.toString() } as const;
  await corridor.beat({ generation: 2, failure });
  expect((await tried()).canary).toMatchObject({
    state: 'ended',
    endedBecause: '«meteo» si è fermato per un errore',
  });
  await expect.poll(() => servedTo(corridor)).toBe(1);
  expect((await api.ask('GET /api/admin/screens')).body[0].lastFailure).toEqual(failure);
  expect(await newestChange()).toMatchObject({
    actor: 'Vetta',
    action: 'POST /api/admin/generations/back',
    before: { canary: { state: 'open' } },
    after: { canary: { state: 'ended', endedBecause: '«meteo» si è fermato per un errore' } },
  });
});

test("another screen's beats, and those of another generation, judge nothing", async () => {
  const other = await namedScreen(api, 'sala');
  await tryOut();
  const failure = { plugin: 'meteo', hash: rain, kind: 'render', at: now.toString() } as const;
  await other.beat({ generation: 2, failure });
  await corridor.beat({ generation: 1, failure });
  expect((await tried()).canary).toMatchObject({ state: 'open', health: { state: 'waiting' } });
});
