import { beforeEach, expect, test } from 'vitest';
import { apiOfTest, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await apiOfTest({
    clock: () => Temporal.Instant.from('2026-11-20T17:00:00Z'),
  });
});

const newKey = async (name: string, scope = 'events'): Promise<{ id: string; key: string }> =>
  (await api.ask('POST /api/admin/keys', { body: { name, scopes: [scope] } })).body;
const send = (key: string | undefined, events: readonly object[], source = 'centralino') =>
  api.ask('POST /api/intake/events', { ...(key !== undefined && { key }), body: { source, events } });
const ring = (id: string) => ({ id, at: '2026-11-20T10:00:00Z', kind: 'ring', who: '201' });
const senders = async () => (await api.ask('GET /api/admin/senders')).body;
const rings = async () => (await api.ask('GET /api/admin/entries?date=2026-11-20')).body[0]?.rings;

test('a source is of the key that first used it, until an admin hands it over', async () => {
  const [first, second] = [await newKey('Centralino'), await newKey('Altro', 'entries')];
  expect((await send(first.key, [ring('a')])).status).toBe(202);
  const refused = await send(second.key, [ring('b')]);
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('«centralino»')]);
  // One of its own it may have.
  expect((await send(second.key, [ring('b')], 'crm')).status).toBe(202);
  // Admins may test.
  expect((await send(undefined, [ring('c')])).status).toBe(202);

  const handOver = (keyId: string | null) =>
    api.ask('PUT /api/admin/senders/centralino', { body: { keyId } });
  expect((await handOver('0199f7a2-5c00-7000-8000-000000000001')).status).toBe(404);
  expect((await handOver(second.id)).status).toBe(200);
  expect((await send(second.key, [ring('b')])).status).toBe(202);
  expect((await send(first.key, [ring('d')])).status).toBe(403);
  expect((await senders())[0]).toMatchObject({
    source: 'centralino',
    key: 'Altro',
    isClaimed: true,
    brought: [
      { keyId: null, key: null, events: 1, cancellations: 0 },
      { key: 'Altro', events: 1 },
      { key: 'Centralino', events: 1 },
    ],
  });
});

test('what a key brought is taken out with one press, cancellations too, and comes back with an undo', async () => {
  const { body: anna } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  const [good, bad] = [await newKey('Buona'), await newKey('Cattiva')];
  await send(good.key, [ring('a'), ring('b'), ring('c')]);
  await api.ask('PUT /api/admin/identities', {
    body: { source: 'centralino', who: '201', playerId: anna.id },
  });
  await api.ask('PUT /api/admin/senders/centralino', { body: { keyId: bad.id } });
  const others = await send(bad.key, [{ id: 'y', cancels: 'a' }]);
  expect(others.body.events, 'of a key that lives').toMatchObject([
    { state: 'refused', why: expect.stringContaining('un’altra chiave') },
  ]);
  await api.ask(`DELETE /api/admin/keys/${good.id}`);
  await send(bad.key, [
    ring('x'),
    { id: 'y', cancels: 'a' },
    { id: 'z', cancels: 'b' },
    { id: 'w', cancels: 'later' },
  ]);
  expect(await rings()).toBe(2);

  const remove = (key: string) => api.ask(`DELETE /api/admin/senders/centralino/events?key=${key}`);
  const removed = await remove(bad.id);
  expect(removed.status).toBe(204);
  expect(await rings()).toBe(3);
  expect((await remove(bad.id)).status).toBe(404);
  const undo = `POST /api/admin/audit/${removed.headers.get('X-Audit-Id')}/undo`;
  expect((await api.ask(undo)).status).toBe(204);
  expect(await rings()).toBe(2);
  expect((await senders())[0].brought).toContainEqual(
    expect.objectContaining({ key: 'Cattiva', events: 1, cancellations: 3 }),
  );

  const shown = async () => [
    (await senders()).length,
    (await api.ask('GET /api/admin/identities')).body.length,
    (await api.ask('GET /api/admin/counted-kinds')).body.kinds.length,
  ];
  await remove(bad.id);
  const last = await remove(good.id);
  expect(await shown(), 'a source of which nothing is left').toEqual([0, 0, 0]);
  await api.ask(`POST /api/admin/audit/${last.headers.get('X-Audit-Id')}/undo`);
  expect(await shown()).toEqual([1, 1, 1]);
  expect(await rings()).toBe(3);
});

test('of cancellations whose event never came a thousand of a source are kept, and further ones are refused', async () => {
  const { key } = await newKey('Centralino');
  const early = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `c${from + index}`, cancels: `n${from + index}` }));
  await send(key, [ring('a')]);
  const states = async (events: readonly object[]) =>
    (await send(key, events)).body.events.map(({ state }: { state: string }) => state);
  expect(new Set(await states(early(0, 999)))).toEqual(new Set(['taken']));
  const last = [
    { id: 'x', cancels: 'a' },
    ...early(999, 2),
    ring('b'),
    { id: 'y', cancels: 'b' },
    ...early(0, 1),
  ];
  expect(await states(last)).toEqual(['taken', 'taken', 'refused', 'unlinked', 'taken', 'duplicate']);
  expect((await senders())[0]).toMatchObject({ refusedToday: 1 });
  expect(await states([ring('n0')])).toEqual(['unlinked']);
  expect(await states(early(1_000, 1))).toEqual(['taken']);
});

test('a key has twenty sources, and no more', async () => {
  const { key } = await newKey('Centralino');
  const statuses = [];
  for (let source = 0; source < 21; source++)
    statuses.push((await send(key, [ring('a')], `s${source}`)).status);
  expect(statuses).toEqual([...Array(20).fill(202), 409]);
  expect((await send(key, [ring('b')], 's0')).status).toBe(202);
});
