import { randomUUID } from 'node:crypto';
import { defaultPlan } from '@vetta/contract/default-plan';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, refusal, useApi } from '../../testing/api.ts';
import { beat, namedScreen, testScreen } from '../../testing/screens.ts';

const morning = Temporal.Instant.from('2026-11-23T10:00:00Z');
let now = morning;
let names = 0;
const api = await useApi({ clock: () => now, trustedProxies: ['127.0.0.1'] });
beforeEach(async () => {
  now = morning;
  await api.database.raw('delete from screens');
});

const later = (seconds: number) => {
  now = now.add({ seconds });
};
const put = (id: string, body: object, headers = {}) =>
  api.ask(`PUT /api/admin/screens/${id}`, { body, headers });
const list = async () => (await api.ask('GET /api/admin/screens')).body;
const command = (id: string, kind: string) =>
  api.ask(`POST /api/admin/screens/${id}/commands`, { body: { kind } });
const stateOf = async (id: string, { id: sent }: { id: string }) =>
  (await api.ask(`GET /api/admin/screens/${id}/commands/${sent}`)).body.state;

/** Lets two hundred screens wait for a name: as many as may. */
const fillPlaces = () =>
  api.database.raw(
    `insert into screens (id, code, first_seen_at, beat_at, generation, painted, dark, restarts, clock_offset,
      viewport_width, viewport_height)
    select uuidv7(), 'AA' || chr(65 + n / 20) || chr(65 + n % 20) || 'AA', :now, :now, 1, true, false, 0, 0, 1, 1
    from generate_series(0, 199) n`,
    { now: now.toString() },
  );

const named = (name = `Schermo ${++names}`) => namedScreen(api, name);

test('a screen shows six letters until it is named, then gets a token that only it has', async () => {
  const screen = testScreen(api);
  const first = await screen.beat();
  expect([first.status, first.headers.get('Set-Cookie')]).toEqual([200, null]);
  expect(first.headers.get('Cache-Control')).toBe('no-store');
  expect(first.body).toEqual({
    id: screen.id,
    code: expect.stringMatching(/^[A-Z]{6}$/),
    name: null,
    plan: null,
    command: null,
  });
  expect((await screen.beat()).body.code).toBe(first.body.code);
  expect(await list()).toMatchObject([{ id: screen.id, code: first.body.code, name: null, state: 'on' }]);

  expect(await put(screen.id, { name: ' Corridoio ' })).toMatchObject({
    status: 200,
    body: { id: screen.id, name: 'Corridoio', plan: null },
  });
  const second = await screen.beat();
  expect(second.body).toMatchObject({ id: screen.id, code: null, name: 'Corridoio' });
  expect(second.headers.get('Set-Cookie')).toMatch(
    /^schermo=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  expect((await screen.beat()).headers.get('Set-Cookie')).toBeNull();
  const stored = JSON.stringify((await api.database.raw('select * from screens')).rows);
  expect(stored).not.toContain(screen.token);
});

test('a token that was lost on its way is given again; once it was used, the id alone gets nothing', async () => {
  const screen = testScreen(api);
  await screen.beat();
  await put(screen.id, { name: 'Corridoio' });
  await screen.beat({ keepToken: false });
  const again = await screen.beat();
  expect(again.headers.get('Set-Cookie')).toContain('schermo=');
  await screen.beat();

  const thief = testScreen(api, { id: screen.id });
  const refused = await thief.beat();
  expect(refused.headers.get('Set-Cookie')).toBeNull();
  expect(refused.body).toMatchObject({ name: null, code: expect.any(String), plan: null });
  expect(refused.body.id).not.toBe(screen.id);
  // The screen itself goes on.
  expect((await screen.beat()).body).toMatchObject({ id: screen.id, name: 'Corridoio' });
});

test('a removed screen shows letters again, under its old id, and its token is worth nothing', async () => {
  const screen = await named();
  expect((await api.ask(`DELETE /api/admin/screens/${screen.id}`)).status).toBe(204);
  const { body } = await screen.beat();
  expect(body).toMatchObject({ id: screen.id, name: null, code: expect.any(String) });
  expect(await list()).toMatchObject([{ id: screen.id, name: null }]);
  expect((await api.ask(`DELETE /api/admin/screens/${randomUUID()}`)).status).toBe(404);
});

test('names are unique, capitals or not', async () => {
  const first = await named('Corridoio');
  const second = testScreen(api);
  await second.beat();
  expect(await put(second.id, { name: 'CORRIDOIO' })).toMatchObject(
    refusal(409, 'C’è già uno schermo di nome «Corridoio»'),
  );
  expect((await put(first.id, { name: 'corridoio' })).status).toBe(200);
  expect((await put(second.id, { name: '  ' })).status).toBe(400);
  expect((await put(randomUUID(), { name: 'Sala' })).status).toBe(404);
});

test('two admins who name the same screen: the second gets 412; a beat in between refuses nobody', async () => {
  const screen = testScreen(api);
  await screen.beat();
  const [{ rowTag }] = await list();
  later(30);
  await screen.beat({ scene: 'premi' });
  const first = await put(screen.id, { name: 'Corridoio' }, { 'If-Match': rowTag });
  expect([first.status, first.headers.get('ETag')]).toEqual([200, first.body.rowTag]);
  const second = await put(screen.id, { name: 'Sala' }, { 'If-Match': rowTag });
  expect(second).toMatchObject({ status: 412, body: { current: { name: 'Corridoio' } } });
  expect((await list())[0].rowTag).toBe(first.body.rowTag);
});

test('the card says what the last beat said', async () => {
  const screen = await named('Corridoio');
  const failure = {
    plugin: 'meteo',
    hash: '0123456789abcdef',
    kind: 'render',
    at: '2026-11-23T09:59:00Z',
  } as const;
  await screen.beat({ failure, scene: 'premi', dataAge: 12, restarts: 4, clockOffset: -250, generation: 7 });
  expect((await list())[0]).toMatchObject({
    id: screen.id,
    name: 'Corridoio',
    state: 'on',
    firstSeenAt: '2026-11-23T10:00:00.000Z',
    lastBeatAt: '2026-11-23T10:00:00.000Z',
    generation: 7,
    scene: 'premi',
    dataAge: 12,
    restarts: 4,
    clockOffset: -250,
    viewport: { width: 1920, height: 1080 },
    lastFailure: failure,
  });
  // The failure stays when the next beat has none.
  await screen.beat();
  expect((await list())[0].lastFailure).toEqual(failure);
});

test('a browser that checks no hashes is logged once', async () => {
  const warnings = () => api.logged.filter((line) => line.includes('too old to refuse scripts'));
  const screen = testScreen(api);
  await screen.beat({ integrity: true });
  expect(warnings()).toHaveLength(0);
  await screen.beat({ integrity: false });
  await screen.beat({ integrity: false });
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toContain(screen.id);
});

test('a screen is on, stale, dark or lost', async () => {
  const screen = await named();
  const state = async () => (await list())[0].state;
  expect(await state()).toBe('on');
  await screen.beat({ dataAge: 90 });
  expect(await state()).toBe('on');
  await screen.beat({ dataAge: 91 });
  expect(await state()).toBe('stale');
  await screen.beat({ dataAge: null });
  expect(await state()).toBe('stale');
  await screen.beat({ dark: true, dataAge: 500 });
  expect(await state()).toBe('dark');
  later(120);
  expect(await state()).toBe('dark');
  later(1);
  expect(await state()).toBe('lost');
});

test('a plan of its own reaches the screen; one that is left out stays, null takes it away', async () => {
  const screen = await named('Corridoio');
  const plan = { ...defaultPlan, drift: false };
  expect((await put(screen.id, { name: 'Corridoio', plan })).body.plan).toEqual(plan);
  expect((await screen.beat()).body.plan).toEqual(plan);
  await put(screen.id, { name: 'Sala' });
  expect((await screen.beat()).body).toMatchObject({ name: 'Sala', plan });
  await put(screen.id, { name: 'Sala', plan: null });
  expect((await screen.beat()).body.plan).toBeNull();
  expect((await put(screen.id, { name: 'Sala', plan: { officeHours: [] } })).status).toBe(400);
});

test('a command reaches its screen alone and comes back with its receipts', async () => {
  const [screen, other] = [await named(), await named()];
  const sent = await command(screen.id, 'identify');
  expect(sent).toMatchObject({ status: 201, body: { kind: 'identify', state: 'sent', receivedAt: null } });
  expect((await other.beat()).body.command).toBeNull();
  expect((await screen.beat()).body.command).toEqual({ id: sent.body.id, kind: 'identify', dark: null });
  // The answer may have been lost.
  expect((await screen.beat()).body.command).toEqual({ id: sent.body.id, kind: 'identify', dark: null });

  const receipt = (state: 'received' | 'done') => ({ receipt: { command: sent.body.id, state } });
  await other.beat(receipt('done'));
  expect(await stateOf(screen.id, sent.body)).toBe('sent');
  expect((await screen.beat(receipt('received'))).body.command).toBeNull();
  expect(await stateOf(screen.id, sent.body)).toBe('received');
  await screen.beat(receipt('done'));
  expect(await stateOf(screen.id, sent.body)).toBe('done');
  later(3600);
  expect(await stateOf(screen.id, sent.body)).toBe('done');
  expect((await api.ask(`GET /api/admin/screens/${other.id}/commands/${sent.body.id}`)).status).toBe(404);
});

test('a command expires after sixty seconds: no screen gets it then', async () => {
  const screen = await named();
  const { body: missed } = await command(screen.id, 'reload');
  later(60);
  expect(await stateOf(screen.id, missed)).toBe('sent');
  later(1);
  expect(await stateOf(screen.id, missed)).toBe('expired');
  expect((await screen.beat({ receipt: { command: missed.id, state: 'received' } })).body.command).toBeNull();
  expect(await stateOf(screen.id, missed)).toBe('expired');
});

test('«Spegni» reaches the screen with its wish, so that two who press it do not turn it bright again', async () => {
  const screen = await named();
  const send = (body: object) => api.ask(`POST /api/admin/screens/${screen.id}/commands`, { body });
  const { body: sent } = await send({ kind: 'dark', dark: true });
  expect((await screen.beat()).body.command).toEqual({ id: sent.id, kind: 'dark', dark: true });
  // One that means nothing by it is as good as one without.
  expect(await send({ kind: 'reload', dark: true })).toMatchObject({ status: 201, body: { dark: null } });
});

test('a screen that has received a command in time may still do it later', async () => {
  const screen = await named();
  const { body: sent } = await command(screen.id, 'reload');
  await screen.beat({ receipt: { command: sent.id, state: 'received' } });
  later(61);
  expect(await stateOf(screen.id, sent)).toBe('expired');
  await screen.beat({ receipt: { command: sent.id, state: 'done' } });
  expect(await stateOf(screen.id, sent)).toBe('done');
});

test('without its token a screen gets no command, and none is taken for one without a name', async () => {
  const screen = testScreen(api);
  await screen.beat();
  expect(await command(screen.id, 'dark')).toMatchObject(
    refusal(409, expect.stringContaining('ancora un nome')),
  );
  await put(screen.id, { name: 'Corridoio' });
  const { body: sent } = await command(screen.id, 'dark');
  // The answer that brings the token brings no command: anyone who knows the id could ask for it.
  expect((await screen.beat({ receipt: { command: sent.id, state: 'done' } })).body.command).toBeNull();
  expect(await stateOf(screen.id, sent)).toBe('sent');
  expect((await screen.beat()).body.command).toMatchObject({ id: sent.id });
});

test('sixty beats a minute are taken from one address without tokens; one with a token is never limited', async () => {
  const screen = await named();
  const from = { 'X-Forwarded-For': '192.0.2.7' };
  const id = randomUUID();
  const crowd = async () => {
    const answers = [];
    for (let n = 0; n < 61; n++)
      answers.push(await api.ask('POST /api/screens/beat', { body: beat(id), headers: from }));
    return answers;
  };
  const statuses = (await crowd()).map(({ status }) => status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect((await screen.beat({ headers: from })).status).toBe(200);
  const elsewhere = testScreen(api);
  expect((await elsewhere.beat({ headers: { 'X-Forwarded-For': '192.0.2.8' } })).status).toBe(200);
});

test('an office behind one address sets up thirty walls in an hour, and can fill no more than forty places', async () => {
  const from = { 'X-Forwarded-For': '192.0.2.9' };
  const office: Answer[] = [];
  for (let wall = 0; wall < 40; wall++) office.push(await testScreen(api).beat({ headers: from }));
  expect(new Set(office.map(({ status }) => status))).toEqual(new Set([200]));
  const one = testScreen(api);
  const refused = await one.beat({ headers: from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  // Those that it has go on, and other addresses have places of their own.
  expect(
    (await api.ask('POST /api/screens/beat', { body: beat(office[0]?.body.id), headers: from })).status,
  ).toBe(200);
  expect((await one.beat()).status).toBe(200);
  expect(await list()).toHaveLength(41);
});

test('a screen without a name is forgotten after a day; a named one never', async () => {
  const [kept, forgotten] = [await named(), testScreen(api)];
  await forgotten.beat();
  const { code } = (await forgotten.beat()).body;
  later(24 * 3600);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  await testScreen(api).beat();
  const rows = (await api.database.raw('select code from screens')).rows;
  expect(rows).toHaveLength(2);
  expect(rows).not.toContainEqual({ code });
});

test('two hundred screens may wait for a name; one more is told to come again', async () => {
  await fillPlaces();
  const refused = await testScreen(api).beat();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
  expect(refused.body.error).toContain('Troppi schermi');
  // Beyond the two minutes after which they are lost, a wall takes the place of the one that is lost for longest.
  await api.database.raw("update screens set beat_at = beat_at - interval '1 second' where code = 'AAAAAA'");
  later(120);
  expect((await testScreen(api).beat()).status).toBe(200);
  expect((await testScreen(api).beat()).status).toBe(429);
  const kept = (await api.database.raw("select code from screens where code like 'AA%AA'")).rows;
  expect(kept).toHaveLength(199);
  expect(kept).not.toContainEqual({ code: 'AAAAAA' });
  later(24 * 3600);
  expect((await testScreen(api).beat()).status).toBe(200);
});

test('a wall that found no place has not used up what its address may set up in an hour', async () => {
  await fillPlaces();
  const wall = testScreen(api);
  for (let beats = 0; beats < 41; beats++) expect((await wall.beat()).headers.get('Retry-After')).toBe('600');
  await api.database.raw("delete from screens where code = 'AAAAAA'");
  expect((await wall.beat()).status).toBe(200);
});

test('a token opens no call of an admin', async () => {
  const screen = await named();
  for (const call of ['GET /api/admin/screens', `DELETE /api/admin/screens/${screen.id}`]) {
    const { status } = await api.ask(call, { key: null, headers: { Cookie: `schermo=${screen.token}` } });
    expect(status, call).toBe(401);
  }
});
