import { lockStandings } from '@vetta/league/standings/lock';
import { rows } from '@vetta/league/store/rows';
import { expect, test } from 'vitest';
import { testApi, untagged, useApi } from '../../testing/api.ts';

const api = await useApi();

const auditRow = (id: string | null) =>
  api
    .database('audit')
    .where({ id: id ?? '' })
    .first();
const auditCount = async () => Number((await api.database('audit').count().first())?.count);

test('each change writes an audit row with actor, action, before and after, and answers its id', async () => {
  const named = { 'X-Admin-Name': encodeURIComponent('Niccolò Ð') };
  const added = await api.ask('POST /api/admin/players', { body: { name: 'Anna' }, headers: named });
  expect(await auditRow(added.headers.get('X-Audit-Id'))).toMatchObject({
    actor: 'Niccolò Ð',
    action: 'POST /api/admin/players',
    before: null,
    after: untagged(added.body),
  });

  const path = `/api/admin/players/${added.body.id}`;
  const renamed = await api.ask(`PUT ${path}`, { body: { name: 'Anna B.' } });
  expect(await auditRow(renamed.headers.get('X-Audit-Id'))).toMatchObject({
    actor: 'admin',
    action: 'PUT /api/admin/players/{id}',
    before: { name: 'Anna' },
    after: { name: 'Anna B.' },
  });

  const removed = await api.ask(`DELETE ${path}`, { headers: { 'X-Admin-Name': '  ' } });
  expect(await auditRow(removed.headers.get('X-Audit-Id'))).toMatchObject({
    actor: 'admin',
    before: { name: 'Anna B.' },
    after: null,
  });
});

test.each([
  ['Ren%00%0A%C3%A9', 'René'],
  ['x'.repeat(500), 'x'.repeat(120)],
  ['Ma%E2%80%8Bria%C2%AD', 'Maria'],
  ['%E2%80%8B%20%E3%85%A4', 'admin'],
])('the name %j is written as %j', async (given, written) => {
  const { headers } = await api.ask('POST /api/admin/recalculate-leaderboard', {
    headers: { 'X-Admin-Name': given },
  });
  expect(await auditRow(headers.get('X-Audit-Id'))).toMatchObject({ actor: written });
});

test.each([
  ['half a character', '%E0%A4%A'],
  ['a byte that is not UTF-8', '\xF2'],
  ['half of a surrogate pair', '%ED%A0%80'],
])('a name with %s is refused, and nothing changes', async (_, given) => {
  const before = await auditCount();
  const { status, body } = await api.ask('POST /api/admin/players', {
    body: { name: 'Anna' },
    headers: { 'X-Admin-Name': given },
  });
  expect(status).toBe(400);
  expect(body.error).toContain('UTF-8');
  expect(await auditCount()).toBe(before);
});

test.each(['«Vetta»', 'npm\u00a0start'])(
  "the name %j is the product's own: it is refused, and nothing changes",
  async (given) => {
    const before = await auditCount();
    const headers = { 'X-Admin-Name': encodeURIComponent(given) };
    const { status, body } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' }, headers });
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.stringContaining('«Chi sei?»'), issues: [] });
    expect((await api.ask('GET /api/admin/exports/standings.csv', { headers })).status).toBe(400);
    expect(await auditCount()).toBe(before);
  },
);

test("a device that has the product's name can still log in, to change it", async () => {
  const headers = { 'X-Admin-Name': 'Vetta' };
  const login = await api.ask('POST /api/admin/auth/verify', { headers });
  expect(login.status).toBe(200);
  expect(await auditRow(login.headers.get('X-Audit-Id'))).toMatchObject({ actor: 'admin' });
});

test('failed changes and reads write no audit row', async () => {
  const before = await auditCount();
  const refused = await api.ask('POST /api/admin/players', { body: { name: 'Anna', score: -1 } });
  expect(refused.status).toBe(400);
  expect(refused.headers.get('X-Audit-Id')).toBeNull();
  await api.ask('GET /api/admin/players');
  await api.ask('GET /api/admin/dashboard');
  expect(await auditCount()).toBe(before);
});

test('a change is rolled back if its audit row cannot be written', async () => {
  await api.database.raw("alter table audit add constraint full_audit check (actor <> 'Nessuno')");
  const body = { name: 'Fantasma' };
  const answer = await api.ask('POST /api/admin/players', { body, headers: { 'X-Admin-Name': 'Nessuno' } });
  expect(answer.status).toBe(500);
  expect(await api.database('players').where(body)).toEqual([]);
});

test('a change that waited for a close is made at the time after it', async () => {
  let now = Temporal.Instant.from('2026-11-22T22:58:59Z');
  const office = await testApi({ clock: () => now });
  const close = await office.database.transaction();
  await lockStandings(close);
  const change = office.ask('POST /api/admin/recalculate-leaderboard');
  const waiting = () =>
    rows(
      office.database,
      `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
  await expect.poll(async () => (await waiting()).length).toBe(1);
  now = Temporal.Instant.from('2026-11-22T22:59:05Z');
  await close.rollback();
  expect((await change).status).toBe(200);
  const { changes } = (await office.ask('GET /api/admin/audit')).body;
  expect(Temporal.Instant.from(changes[0].at).toString()).toBe(now.toString());
  await office.close();
});
