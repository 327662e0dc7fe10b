import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi();

const add = (body: object) => api.ask('POST /api/admin/players', { body });

test('a player is added, renamed, listed and removed', async () => {
  const added = await add({ name: '  Anna Bianchi ', score: 40 });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'Anna Bianchi', score: 40, bonus: 0, total: 40 });

  const path = `/api/admin/players/${added.body.id}`;
  const renamed = await api.ask(`PUT ${path}`, { body: { name: 'Anna Verdi' } });
  expect(renamed.status).toBe(200);
  expect(renamed.body).toMatchObject({ id: added.body.id, name: 'Anna Verdi', total: 40 });
  expect((await api.ask('GET /api/admin/players')).body).toContainEqual(renamed.body);

  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await api.ask('GET /api/admin/players')).body).not.toContainEqual(renamed.body);
});

test('the largest points are accepted, and their sum stays a 32-bit integer', async () => {
  const largest = 2 ** 31 - 1;
  const answer = await add({ name: 'Tantissimo', score: largest, bonus: largest });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ score: largest, bonus: largest, total: largest });
});
