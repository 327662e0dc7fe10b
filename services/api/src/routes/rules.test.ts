import { expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

const api = await useApi();

const add = (body: object) => api.ask('POST /api/admin/rules', { body });
const onThePage = async (): Promise<{ id: string; order: number }[]> =>
  (await api.ask('GET /api/site', { key: null })).body.rules;

test('a rule is on the page while it is active, in its order', async () => {
  const added = await add({ title: 'Posso giocare da casa?', content: 'Sì.', order: 100 });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ title: 'Posso giocare da casa?', order: 100, isActive: true });
  expect((await onThePage()).at(-1)?.id).toBe(added.body.id);

  const path = `/api/admin/rules/${added.body.id}`;
  const first = await api.ask(`PUT ${path}`, { body: { order: 0, title: 'Da casa?' } });
  expect(first.status).toBe(200);
  expect(untagged(first.body)).toEqual({ ...untagged(added.body), order: 0, title: 'Da casa?' });
  expect((await onThePage()).slice(0, 2).map(({ id }) => id)).toContain(added.body.id);

  const off = await api.ask(`PUT ${path}`, { body: { isActive: false } });
  expect((await onThePage()).map(({ id }) => id)).not.toContain(added.body.id);
  expect((await api.ask('GET /api/admin/rules')).body).toContainEqual(off.body);
  expect((await api.ask(`PUT ${path}`, { body: {} })).body).toEqual(off.body);

  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await api.ask('GET /api/admin/rules')).body).not.toContainEqual(off.body);
});
