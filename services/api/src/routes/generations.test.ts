import type { GenerationRecord } from '@vetta/contract/generations';
import { buildAddress } from '@vetta/contract/published-build';
import { beforeEach, expect, test } from 'vitest';
import { apiOfTest, refusal, type TestApi } from '../../testing/api.ts';
import { pluginBuild, sendBuild, shellBuild } from '../../testing/builds.ts';
import { namedScreen } from '../../testing/screens.ts';
import { frontend } from '../frontend/frontend.ts';

let api: TestApi;
beforeEach(async () => {
  const clock = () => Temporal.Instant.from('2026-11-22T10:00:00Z');
  api = await apiOfTest({ clock, frontend: (sources) => frontend({ ...sources, clock }) });
});

/** Publishes a build and returns its hash. */
const publish = async (files: Parameters<typeof sendBuild>[1]): Promise<string> =>
  (await sendBuild(api, files)).body.hash;
const make = (plugins: Record<string, string | null>, more: object = {}) =>
  api.ask('POST /api/admin/generations', { body: { plugins, why: 'Prova', ...more } });
const back = (why = 'Non va', trial?: number | null, current?: number) =>
  api.ask('POST /api/admin/generations/back', { body: { why, trial, current } });
const extend = (number: number) => api.ask(`POST /api/admin/generations/${number}/extend`);
const history = async (): Promise<GenerationRecord[]> =>
  (await api.ask('GET /api/admin/generations')).body.generations;
const currentOf = async () => (await api.ask('GET /plugins.json')).body.number;
const audited = async () =>
  (await api.ask('GET /api/admin/audit')).body.changes.map(({ action }: { action: string }) => action);

/** Makes the first generation, of a shell and «meteo». */
async function begin() {
  const [shell, sun] = [await publish(shellBuild()), await publish(pluginBuild('meteo', 'sole'))];
  expect((await make({ shell, meteo: sun })).status).toBe(201);
  return { shell, sun, rain: await publish(pluginBuild('meteo', 'pioggia')) };
}

test('a build is published once: 201, then 200 with the same hash and no second audit row', async () => {
  const first = await sendBuild(api, pluginBuild('meteo'));
  expect([first.status, first.body]).toEqual([
    201,
    { name: 'meteo', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(first.headers.get('X-Audit-Id')).not.toBeNull();
  const again = await sendBuild(api, pluginBuild('meteo'));
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.headers.get('X-Audit-Id')).toBeNull();
  expect(await audited()).toEqual(['POST /api/admin/plugins']);
  expect(await api.objects()).toEqual([`p/meteo/${first.body.hash}/build.tar`]);
  expect((await api.ask('GET /api/admin/generations')).body).toMatchObject({
    generations: [],
    versions: [{ ...first.body, title: 'meteo', files: 5, publishedBy: 'admin' }],
  });
});

test('a change takes all else from the current generation, and the next request has it', async () => {
  const { shell, sun, rain } = await begin();
  const { status, body, headers } = await make({ meteo: rain }, { why: 'Piove' });
  expect(status).toBe(201);
  expect(body).toEqual({
    number: 2,
    plugins: { shell, meteo: rain },
    madeAt: '2026-11-22T10:00:00.000Z',
    madeBy: 'admin',
    why: 'Piove',
    canary: null,
    restores: null,
    isCurrent: true,
  });
  expect(headers.get('X-Audit-Id')).not.toBeNull();
  expect((await api.ask('GET /')).body).toContain(buildAddress('meteo', rain));
  // A page that is open still has its files.
  expect((await api.ask(`GET ${buildAddress('meteo', sun)}page.js`)).status).toBe(200);
});

test('nothing new makes no generation and no audit row', async () => {
  const { sun } = await begin();
  const before = await audited();
  const { status, body, headers } = await make({ meteo: sun });
  expect([status, body.number, headers.get('X-Audit-Id')]).toEqual([200, 1, null]);
  expect(await audited()).toEqual(before);
});

test('null removes a plugin; the shell stays', async () => {
  const { shell } = await begin();
  expect((await make({ shell: null })).body.error).toContain('non togliere');
  expect((await make({ meteo: null })).body.plugins).toEqual({ shell });
  expect((await api.ask('GET /plugins.json')).body).toEqual({ number: 2, shell, plugins: [] });
});

test('unknown builds, a first generation without a shell and a missing reason are refused', async () => {
  const sun = await publish(pluginBuild('meteo'));
  expect((await make({ meteo: sun })).status).toBe(409);
  expect(await make({ meteo: '0123456789abcdef' })).toMatchObject(
    refusal(404, 'Non c’è una versione 0123456789abcdef di «meteo»: pubblicala prima'),
  );
  expect((await make({ meteo: sun }, { why: ' ' })).status).toBe(400);
  expect((await make({ meteo: '../../x' })).status).toBe(400);
  expect(await history()).toEqual([]);
});

test('going back makes generations that equal older ones, one further each time', async () => {
  const { rain } = await begin();
  await make({ meteo: rain });
  const snow = await publish(pluginBuild('meteo', 'neve'));
  await make({ meteo: snow });

  expect(await back('Troppa neve')).toMatchObject({
    status: 201,
    body: { number: 4, restores: 2, why: 'Troppa neve' },
  });
  expect(await back()).toMatchObject({ status: 201, body: { number: 5, restores: 1 } });
  const [fifth, fourth, third, second, first] = await history();
  expect([fifth?.plugins, fourth?.plugins]).toEqual([first?.plugins, second?.plugins]);
  expect([fifth?.isCurrent, third?.isCurrent]).toEqual([true, false]);
  expect(await back()).toMatchObject({ status: 409, body: { error: expect.stringContaining('Prima') } });

  // After a new choice, back leads to what it replaced.
  await make({ meteo: snow });
  expect((await back()).body).toMatchObject({ number: 7, restores: 5, plugins: first?.plugins });
});

test('a canary on a screen reaches nobody else until it is extended, without another row', async () => {
  const { rain } = await begin();
  await Promise.all([namedScreen(api, 'corridoio'), namedScreen(api, 'sala')]);
  expect((await make({ meteo: rain }, { canary: 'corridoio' })).body).toMatchObject({
    number: 2,
    canary: { screen: 'corridoio', state: 'open' },
    isCurrent: false,
  });
  expect(await currentOf()).toBe(1);
  expect((await make({ meteo: null }, { canary: 'sala' })).body.error).toBe(
    'La generazione 2 è in prova su «corridoio»: estendila o torna indietro prima di provarne un’altra',
  );

  expect(await extend(2)).toMatchObject({
    status: 200,
    body: { number: 2, canary: { screen: 'corridoio', state: 'extended' }, isCurrent: true },
  });
  expect(await currentOf()).toBe(2);
  expect(await history()).toHaveLength(2);
  expect((await extend(2)).status).toBe(409);
  expect((await extend(9)).status).toBe(404);
  expect((await back()).body).toMatchObject({ number: 3, restores: 1 });
});

test('back does only what the admin saw: it ends that canary, or takes everyone back if none is open', async () => {
  const { rain } = await begin();
  await namedScreen(api, 'corridoio');
  await make({ meteo: rain }, { canary: 'corridoio' });
  expect(await back('Non va', null)).toMatchObject(
    refusal(409, 'Intanto la generazione 2 è in prova su «corridoio»: non è cambiato nulla'),
  );
  await extend(2);
  expect(await back('Lampeggia', 2)).toMatchObject(
    refusal(409, 'La generazione 2 non è più in prova: non è cambiato nulla'),
  );
  expect(await currentOf()).toBe(2);
  expect(await history()).toHaveLength(2);

  await make({ meteo: null }, { canary: 'corridoio' });
  expect((await back('Lampeggia', 2)).status).toBe(409);
  expect(await back('Lampeggia', 3)).toMatchObject({ status: 200, body: { canary: { state: 'ended' } } });
  expect(await back('Non va', null)).toMatchObject({ status: 201, body: { number: 4, restores: 1 } });
});

test('two admins who both go back from the same generation go back once', async () => {
  const { rain } = await begin();
  await make({ meteo: rain });
  await make({ meteo: null });
  const answers = await Promise.all([back('Non va', null, 3), back('Lampeggia', null, 3)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
    'Intanto la generazione corrente è diventata la 4: non si è tornati indietro',
  );
  expect((await history())[0]).toMatchObject({ number: 4, restores: 2, isCurrent: true });

  // A canary ends whatever everyone else has.
  await namedScreen(api, 'corridoio');
  await make({ meteo: null }, { canary: 'corridoio' });
  expect(await back('Lampeggia', 5, 3)).toMatchObject({ status: 200, body: { canary: { state: 'ended' } } });
});

test('a canary that began before the current generation cannot take it back', async () => {
  const { rain } = await begin();
  await namedScreen(api, 'corridoio');
  await make({ meteo: rain }, { canary: 'corridoio' });
  await make({ borsa: await publish(pluginBuild('borsa')) });
  expect(await extend(2)).toMatchObject(refusal(409, expect.stringContaining('torna indietro')));
  expect((await history())[0]).toMatchObject({ number: 3, isCurrent: true });
});

test('with a newer generation live, back ends the trial or takes everyone back, whichever is named', async () => {
  const { rain } = await begin();
  await namedScreen(api, 'corridoio');
  await make({ meteo: rain }, { canary: 'corridoio' });
  await make({ borsa: await publish(pluginBuild('borsa')) });
  // Who does not name the newer one may not know of it.
  expect((await back('Non va', null)).status).toBe(409);
  expect(await back('Non va', null, 3)).toMatchObject({ status: 201, body: { number: 4, restores: 1 } });
  expect((await back('Non va', null, 3)).body.error).toContain('è diventata la 4');
  expect((await history()).find(({ number }) => number === 2)?.canary?.state).toBe('open');
  // Everyone is where the trial began: extending it takes nothing back.
  expect(await extend(2)).toMatchObject({ status: 200, body: { number: 2, isCurrent: true } });
});

test('two admins who change different plugins at once both get what they asked for', async () => {
  const { rain } = await begin();
  const stocks = await publish(pluginBuild('borsa'));
  const made = await Promise.all([make({ meteo: rain }), make({ borsa: stocks })]);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  expect((await history())[0]?.plugins).toMatchObject({ meteo: rain, borsa: stocks });
});

test('a part of a hash names no build', async () => {
  const { sun } = await begin();
  expect(sun).toMatch(/^[0-9a-f]{64}$/);
  expect((await make({ meteo: sun.slice(0, 16) })).status).toBe(404);
  expect((await api.ask(`GET /p/meteo/${sun.slice(0, 16)}/page.js`)).status).toBe(404);
});

test('what is no tar archive is refused, and nothing of it is kept', async () => {
  const tar = { 'Content-Type': 'application/x-tar' };
  for (const [headers, status] of [
    [{ 'Content-Type': 'application/zip' }, 415],
    [{ ...tar, 'Content-Encoding': 'gzip' }, 415],
    [tar, 400],
  ] as const) {
    const answer = await api.ask('POST /api/admin/plugins', { raw: 'what is this', headers });
    expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
  }
  expect((await api.ask('GET /api/admin/generations')).body.versions).toEqual([]);
});

test('an address of a build that nobody published is a plain 404, never a page', async () => {
  await begin();
  for (const path of [
    '/p/meteo/0123456789abcdef/page.js',
    '/p/altro/0123456789abcdef/page.js',
    '/shell/0123456789abcdef/assets/main.js',
    '/p/shell/0123456789abcdef/assets/main.js',
    '/p/meteo/page.js',
  ])
    expect(await api.ask(`GET ${path}`)).toMatchObject({ status: 404, body: 'Not found' });
});
