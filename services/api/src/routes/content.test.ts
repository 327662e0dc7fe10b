import { expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

const api = await useApi();

const add = (body: object) => api.ask('POST /api/admin/content', { body });
const shown = async (key: string) => (await api.ask('GET /api/site', { key: null })).body.texts[key];

test("an admin's text replaces its default on the page until it is removed", async () => {
  const key = 'leaderboard.title';
  const byDefault = await shown(key);
  const added = await add({ key, value: 'La vetta di ottobre', description: 'Titolo della classifica' });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ key, value: 'La vetta di ottobre' });
  expect(await shown(key)).toBe('La vetta di ottobre');

  const changed = await api.ask(`PUT /api/admin/content/${key}`, { body: { value: 'La vetta' } });
  expect(changed.status).toBe(200);
  expect(untagged(changed.body)).toEqual({ ...untagged(added.body), value: 'La vetta' });
  expect(await shown(key)).toBe('La vetta');
  expect((await api.ask('GET /api/admin/content')).body).toEqual([changed.body]);

  expect((await api.ask(`DELETE /api/admin/content/${key}`)).status).toBe(204);
  expect(await shown(key)).toBe(byDefault);
  expect((await api.ask('GET /api/admin/content')).body).toEqual([]);
});

test('the key cannot be changed, and a note can be removed', async () => {
  const { body } = await add({ key: 'nota', value: 'x', description: 'fra noi' });
  const path = '/api/admin/content/nota';
  const moved = await api.ask(`PUT ${path}`, { body: { key: 'altra', description: '' } });
  expect(untagged(moved.body)).toEqual({ ...untagged(body), description: null });
  expect((await api.ask(`PUT ${path}`, { body: {} })).body).toEqual(moved.body);
});

test('a second text with the same key is a conflict', async () => {
  await add({ key: 'hero.title', value: 'Chi sale' });
  const again = await add({ key: ' hero.title ', value: 'Chi scende' });
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ error: 'Esiste già un contenuto con la chiave «hero.title»' });
  expect(await shown('hero.title')).toBe('Chi sale');
});

test('a key may have characters that are escaped in an address', async () => {
  const key = 'à/b?c#d e%';
  expect((await add({ key, value: 'uno' })).status).toBe(201);
  const path = `/api/admin/content/${encodeURIComponent(key)}`;
  expect((await api.ask(`PUT ${path}`, { body: { value: 'due' } })).body).toMatchObject({
    key,
    value: 'due',
  });
  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
});

const addRule = (body: object) => api.ask('POST /api/admin/rules', { body });
const onThePage = async (): Promise<{ id: string; order: number }[]> =>
  (await api.ask('GET /api/site', { key: null })).body.rules;

test('a rule is on the page while it is active, in its order', async () => {
  const added = await addRule({ title: 'Posso giocare da casa?', content: 'Sì.', order: 100 });
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
