import { readFile } from 'node:fs/promises';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import { Scope } from '@vetta/contract/key-scope';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { beforeAll, expect, test } from 'vitest';
import { refusal, testApi, useApi } from '../../testing/api.ts';
import { guestBuild, pluginBuild } from '../../testing/builds.ts';
import { addressOf, everyCall } from '../../testing/every-call.ts';
import { archiveOf } from '../publishing/build-archive.ts';

const databaseUrl = await freshDatabase();
const api = await useApi({ trustedProxies: ['127.0.0.1'], databaseUrl });
let keys: ReadonlyMap<Scope, string>;
let names = 0;

/** Makes a key and returns it with its id. */
async function newKey(scopes: readonly Scope[], more: object = {}): Promise<{ id: string; key: string }> {
  const { status, body } = await api.ask('POST /api/admin/keys', {
    body: { name: `Chiave ${++names}`, scopes, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

beforeAll(async () => {
  const made = await Promise.all(
    Scope.options.map(async (scope) => [scope, (await newKey([scope])).key] as const),
  );
  keys = new Map(made);
});

const keyed = everyCall.flatMap(({ access, ...endpoint }) =>
  access === 'public' ? [] : [{ ...endpoint, scopes: access }],
);

test.each(keyed)(
  '$name takes a key of the scopes that it says, and of no other',
  async ({ method, path, scopes: allowed }) => {
    const statusWith = async (scope: Scope) =>
      (await api.ask(`${method} ${addressOf(path)}`, { key: keys.get(scope) ?? '' })).status;
    const others = Scope.options.filter((scope) => !allowed.includes(scope));
    // One of each: which scopes a call says is its own matter.
    for (const scope of allowed.slice(-1)) expect([401, 403]).not.toContain(await statusWith(scope));
    for (const scope of others.slice(-1)) expect(await statusWith(scope)).toBe(403);
  },
);

test('calls open to «admin» all but keys, to «read» all reads of ours but keys and the audit, in which a person’s data is, too, and to «events» one', () => {
  for (const { method, path, scopes } of keyed) {
    const isOfKeys = path.startsWith('/api/admin/keys');
    expect(scopes.includes('admin'), path).toBe(!isOfKeys);
    const isOfAudit = path.startsWith('/api/admin/audit') || path === '/api/admin/exports/players/{id}';
    const asksOthers = path === '/api/admin/outside-media';
    const isRead = method === 'GET' && !isOfKeys && !isOfAudit && !asksOthers;
    expect(scopes.includes('events'), path).toBe(path === '/api/intake/events');
    expect(scopes.includes('read'), `${method} ${path}`).toBe(isRead);
  }
});

test('the OpenAPI document shows the scopes of every call', async () => {
  const { body } = await api.ask('GET /api/openapi.json', { key: null });
  for (const endpoint of keyed) {
    const operation = body.paths[endpoint.path][endpoint.method.toLowerCase()];
    expect(operation['x-scopes'], endpoint.path).toEqual(endpoint.scopes);
    expect(Object.keys(operation.responses)).toContain('403');
  }
});

test('a key is accepted as a bearer token, too, and X-Admin-Key goes before another Authorization', async () => {
  const { key } = await newKey(['read']);
  const status = async (headers: Record<string, string>) =>
    (await api.ask('GET /api/admin/players', { key: null, headers })).status;
  expect(await status({ Authorization: `Bearer ${key}` })).toBe(200);
  expect(await status({ Authorization: 'Basic dmV0dGE6dmV0dGE=' })).toBe(401);
  expect(await status({ Authorization: 'Bearer of-a-proxy', 'X-Admin-Key': key })).toBe(200);
});

test('the shared key and keys of scope «admin» or «entries» log in, and are told whose they are; others do not', async () => {
  const logIn = async (key: string) => (await api.ask('POST /api/admin/auth/verify', { key })).status;
  expect((await api.ask('POST /api/admin/auth/verify')).body).toEqual({ ok: true });
  const { key } = await newKey(['entries'], { name: 'Sede di Bari' });
  expect((await api.ask('POST /api/admin/auth/verify', { key })).body.holder).toEqual({
    name: 'Sede di Bari',
    scopes: ['entries'],
  });
  for (const scope of Scope.options)
    expect(await logIn(keys.get(scope) ?? ''), scope).toBe(['admin', 'entries'].includes(scope) ? 200 : 403);
});

test('the audit names the holder of a key, whatever X-Admin-Name says, and the guest through which they act', async () => {
  const { key } = await newKey(['admin'], { name: 'Giulia' });
  const body = { title: 'Domanda', content: 'Risposta', order: 90, isActive: true };
  const actorWith = async (own: string | undefined, headers: Record<string, string>) => {
    expect((await api.ask('POST /api/admin/rules', { ...(own && { key: own }), headers, body })).status).toBe(
      201,
    );
    return (await api.ask('GET /api/admin/audit')).body.changes[0].actor;
  };
  expect(await actorWith(key, { 'X-Admin-Name': 'Marco' })).toBe('Giulia');
  expect(await actorWith(key, { 'X-Plugin': 'salita' })).toBe('Giulia, con «salita»');
  expect(await actorWith(undefined, { 'X-Admin-Name': 'Marco', 'X-Plugin': 'salita' })).toBe(
    'Marco, con «salita»',
  );
  expect(await actorWith(undefined, { 'X-Plugin': 'salita' })).toBe('admin, con «salita»');
  expect((await api.ask('GET /api/admin/audit?admin=Giulia')).body.changes).toHaveLength(2);
});

test('a key is shown once: no list, no row of the database, no audit and no line of the log has it', async () => {
  const { id, key } = await newKey(['read']);
  await api.ask('GET /api/admin/players', { key });
  const list = await api.ask('GET /api/admin/keys');
  expect(list.body).toContainEqual(
    expect.objectContaining({ id, lastUsedAt: expect.stringMatching(/:00:00/) }),
  );
  const everywhere = [list.body, await api.database('admin_keys'), await api.database('audit'), api.logged];
  expect(JSON.stringify(everywhere)).not.toContain(key);
  expect(JSON.stringify(everywhere)).not.toContain(key.slice(35));
});

test('a revoked key is refused by another api within a second', async () => {
  const other = await testApi({ databaseUrl, adminKey: null });
  const { id, key } = await newKey(['read']);
  const statuses = async () =>
    Promise.all([api, other].map(async (one) => (await one.ask('GET /api/admin/players', { key })).status));
  expect(await statuses()).toEqual([200, 200]);
  expect((await api.ask(`DELETE /api/admin/keys/${id}`)).status).toBe(204);
  const began = performance.now();
  await expect.poll(statuses, { interval: 20, timeout: 10_000 }).toEqual([401, 401]);
  expect(performance.now() - began).toBeLessThan(1_000);
  expect((await api.ask(`DELETE /api/admin/keys/${id}`)).status).toBe(404);
  await other.close();
});

test('a key stops to work when its time is over, and its name is free again; a living name is taken', async () => {
  const endsAt = Temporal.Now.instant().add({ milliseconds: 700 }).toString();
  const { key } = await newKey(['read'], { name: 'A tempo', endsAt });
  const again = () => api.ask('POST /api/admin/keys', { body: { name: 'a tempo', scopes: ['read'] } });
  expect((await again()).status).toBe(409);
  const status = async () => (await api.ask('GET /api/admin/players', { key })).status;
  await expect.poll(status, { interval: 100, timeout: 10_000 }).toBe(401);
  expect((await again()).status).toBe(201);
});

test.each([
  [{ name: 'Vetta', scopes: ['read'] }],
  [{ name: 'Già finita', scopes: ['read'], endsAt: '2020-01-01T00:00:00Z' }],
])('the key %j is not made', async (body) => {
  expect((await api.ask('POST /api/admin/keys', { body })).status).toBe(400);
});

test('five wrong keys within ten minutes are one line in the audit, whatever right ones come between', async () => {
  const own = await testApi({ trustedProxies: ['127.0.0.1'] });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const wrong = (address: string) =>
    own.ask('GET /api/admin/players', { key: `vk_${'0'.repeat(96)}`, headers: from(address) });
  const lines = async () =>
    (await own.ask('GET /api/admin/audit')).body.changes.filter(
      ({ action }: { action: string }) => action === 'wrong-keys',
    );
  for (let attempt = 0; attempt < 4; attempt += 1) await wrong('192.0.2.1');
  expect(await lines()).toEqual([]);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await wrong('192.0.2.2');
    await own.ask('GET /api/admin/players', { headers: from('192.0.2.2') });
  }
  expect(await lines()).toMatchObject([
    { actor: 'Vetta', what: 'Cinque chiavi sbagliate in dieci minuti', after: { address: '192.0.2.2' } },
  ]);
  expect((await wrong('192.0.2.2')).status).toBe(401);
  expect((await wrong('192.0.2.2')).status).toBe(401);
  expect((await wrong('192.0.2.2')).status, 'ten wrong keys in a minute').toBe(429);
  await own.close();
});

test('scanners for leaked keys find a key by the pattern of docs/keys.md', async () => {
  const docs = await readFile(new URL('../../../../docs/keys.md', import.meta.url), 'utf8');
  const [, pattern = ''] = /regex = '''(.+?)'''/.exec(docs) ?? [];
  const { key } = await newKey(['read']);
  expect(key).toMatch(KEY_PATTERN);
  expect(new RegExp(pattern).exec(`VETTA_KEY="${key}"`)?.[0]).toBe(key);
  expect(new RegExp(pattern).test(`vk_${'0'.repeat(95)}`)).toBe(false);
});

test('a key that publishes sends guests alone', async () => {
  const { key } = await newKey(['publish']);
  const send = async (files: Parameters<typeof archiveOf>[0]) =>
    api.ask('POST /api/admin/plugins', {
      key,
      raw: new Uint8Array(await archiveOf(files)),
      headers: { 'Content-Type': 'application/x-tar' },
    });
  expect(await send(pluginBuild('vento'))).toMatchObject(
    refusal(403, expect.stringContaining('pubblica soltanto ospiti')),
  );
  expect((await send(guestBuild('vento'))).status).toBe(201);
});

test('a key of numbers takes away and undoes what it wrote, by whichever call, and nothing that others wrote', async () => {
  const { key } = await newKey(['entries']);
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Cora Bruni' } });
  const date = Temporal.Now.plainDateISO('Europe/Rome').toString();
  const write = async (rings: number, by?: string) =>
    (
      await api.ask('POST /api/admin/entries', {
        ...(by && { key: by }),
        body: { playerId: player.id, date, rings },
      })
    ).body.id;
  const remove = async (id: string) => (await api.ask(`DELETE /api/admin/entries/${id}`, { key })).status;
  const empty = async (row: object) =>
    (
      await api.ask('POST /api/admin/entries/bulk', {
        key,
        body: { date, entries: [{ playerId: player.id, ...row }] },
      })
    ).status;
  const own = await write(5, key);
  expect(await remove(own)).toBe(204);
  const others = await write(6);
  expect([await remove(others), await empty({ rings: null }), await empty({ absent: true })]).toEqual([
    403, 403, 403,
  ]);
  await write(7, key);
  expect(await empty({ rings: null })).toBe(200);
  const [last] = (await api.ask('GET /api/admin/audit')).body.changes;
  const undo = async (id: string) => (await api.ask(`POST /api/admin/audit/${id}/undo`, { key })).status;
  expect(await undo(last.id)).toBe(204);
  await write(8);
  const [ofAnother] = (await api.ask('GET /api/admin/audit')).body.changes;
  expect(await undo(ofAnother.id)).toBe(403);
});

test('a key of numbers brings three hundred new people in a day, and files of a hundred people’s month', async () => {
  const { key } = await newKey(['entries']);
  const date = Temporal.Now.plainDateISO('Europe/Rome').toString();
  const send = async (people: number, from: number, rows = people) =>
    api.ask('POST /api/admin/imports', {
      key,
      raw: `name,date,rings,apptSet,apptDone,alignment\n${Array.from({ length: rows }, (_, n) => `Nuova Numero ${from + (n % people)},${date},1,0,0,false`).join('\n')}`,
      headers: { 'Content-Type': 'text/csv' },
    });
  expect((await send(200, 1_000)).status).toBe(200);
  const refused = await send(101, 2_000);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('300 persone nuove')]);
  expect((await send(100, 3_000)).status).toBe(200);
  const long = await send(1, 1_000, 3_101);
  expect([long.status, long.body.error]).toEqual([400, expect.stringContaining('3100 righe')]);
});

test('a key that publishes brings fifty builds in a day', async () => {
  const { id, key } = await newKey(['publish:trial']);
  const send = async (section: string) =>
    api.ask('POST /api/admin/plugins', {
      key,
      raw: new Uint8Array(await archiveOf(guestBuild('molti', [], section))),
      headers: { 'Content-Type': 'application/x-tar' },
    });
  expect((await send('uno')).status).toBe(201);
  await api.database.raw(
    `insert into plugin_versions (name, hash, declaration, files, published_at, published_by, published_key)
    select name, lpad(cast(n as text), 64, '0'), declaration, files, published_at, published_by, published_key
    from plugin_versions cross join generate_series(1, 49) n where published_key = ?`,
    [id],
  );
  const refused = await send('due');
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('50 versioni')]);
});
