import { Prize } from '@vetta/contract/prizes';
import { expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

const api = await useApi();

const add = (body: object) => api.ask('POST /api/admin/prizes', { body });
const titles = (prizes: { title: string }[]) => prizes.map(({ title }) => title);

test('a prize needs only a title', async () => {
  const { status, body } = await add({ title: '  Cena per due ' });
  expect(status).toBe(201);
  expect(untagged(body)).toEqual({
    ...Object.fromEntries(Object.keys(Prize.shape).map((field) => [field, null])),
    ...{ id: body.id, position: 1, title: 'Cena per due', isLottery: false, isActive: true },
    updated_at: expect.stringMatching(/Z$/),
  });
  expect((await api.ask(`DELETE /api/admin/prizes/${body.id}`)).status).toBe(204);
});

test('prizes are listed by position, the lottery last, and the public sees the active ones', async () => {
  const prizes = [
    { title: 'Mystery box', position: 1, isLottery: true },
    { title: 'Terzo', position: 3 },
    { title: 'Primo', position: 1, description: 'Weekend in montagna', imageUrl: '/api/media/x.png' },
    { title: 'Spento', position: 2, isActive: false },
  ];
  for (const prize of prizes) expect((await add(prize)).status).toBe(201);
  const listed = await api.ask('GET /api/admin/prizes');
  expect(listed.status).toBe(200);
  expect(titles(listed.body)).toEqual(['Primo', 'Spento', 'Terzo', 'Mystery box']);
  const { body } = await api.ask('GET /api/leaderboard', { key: null });
  expect(titles(body.prizes)).toEqual(['Primo', 'Terzo', 'Mystery box']);
  expect(body.prizes[0]).toEqual(untagged(listed.body[0]));
});

test('a change keeps the fields that it does not name, and ignores an id in the body', async () => {
  const { body: prize } = await add({ title: 'Cuffie', position: 2, description: 'Senza fili' });
  const path = `/api/admin/prizes/${prize.id}`;
  const off = await api.ask(`PUT ${path}`, { body: { id: prize.id, isActive: false } });
  expect(off.status).toBe(200);
  expect(untagged(off.body)).toEqual({
    ...untagged(prize),
    isActive: false,
    updated_at: off.body.updated_at,
  });
  const bare = await api.ask(`PUT ${path}`, { body: { description: '', imageUrl: null } });
  expect(bare.body).toMatchObject({ title: 'Cuffie', description: null, imageUrl: null, isActive: false });
  expect((await api.ask('GET /api/admin/prizes')).body).toContainEqual(bare.body);
  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await api.ask('GET /api/admin/prizes')).body).not.toContainEqual(bare.body);
});
