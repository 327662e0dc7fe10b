import { expect, test } from 'vitest';
import { ADMIN_KEY } from '../../testing/api.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';
import { namedScreen } from '../../testing/screens.ts';

const api = await useOctoberOffice();

const address = 'https://hooks.slack.com/services/T0/B0/segretissimo';
const slack = { name: 'Ufficio', kind: 'slack', events: ['day_closed'], address };
const add = (body: object) => api.ask('POST /api/admin/channels', { body });
const deliveries = async (id: string) => (await api.ask(`GET /api/admin/channels/${id}/deliveries`)).body;

test('a channel is added, listed, changed and removed, and never answers its secrets', async () => {
  const added = await add(slack);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    ...{ name: 'Ufficio', kind: 'slack', events: ['day_closed'], adminOnly: false, missingAt: null },
    ...{ language: 'it', host: 'hooks.slack.com', isActive: true, offBecause: null },
  });
  const { id } = added.body;
  const changed = await api.ask(`PUT /api/admin/channels/${id}`, {
    body: { name: 'Direzione', adminOnly: true, missingAt: '19:30', events: ['numbers_missing', 'draw'] },
  });
  expect([changed.status, changed.body.name, changed.body.missingAt]).toEqual([200, 'Direzione', '19:30']);
  const off = await api.ask(`PUT /api/admin/channels/${id}`, { body: { isActive: false } });
  expect(off.body).toMatchObject({ isActive: false, offBecause: null });
  const list = await api.ask('GET /api/admin/channels');
  expect(list.body).toMatchObject([{ id, name: 'Direzione', lastDelivery: null }]);
  const everything = JSON.stringify([added.body, changed.body, off.body, list.body]);
  expect(everything).not.toContain('segretissimo');
  expect((await api.ask(`DELETE /api/admin/channels/${id}`)).status).toBe(204);
  expect((await api.ask('GET /api/admin/channels')).body).toEqual([]);
  expect((await api.ask(`DELETE /api/admin/channels/${id}`)).status).toBe(404);
});

test('no row of the database and no line of the log holds the secrets of channels, a key or a wall’s token in clear, nor their bytes', async () => {
  const secret = `whsec_${Buffer.from('un segreto di trentadue caratteri').toString('base64')}`;
  const made = [
    await add(slack),
    await add({
      ...slack,
      name: 'Bot',
      kind: 'telegram',
      token: '123456:ABCDEFGHIJKLMNOPQRSTUVWXYZabc',
      chat: '-100777',
    }),
    await add({
      ...slack,
      name: 'Sistema',
      kind: 'webhook',
      address: 'https://example.com/segretissimo',
      secret,
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const key = (await api.ask('POST /api/admin/keys', { body: { name: 'Centralino', scopes: ['entries'] } }))
    .body.key as string;
  expect((await api.ask('GET /api/admin/players', { key })).status).toBeLessThan(500);
  const { token = '' } = await namedScreen(api, 'Corridoio');
  expect([key, token].every(({ length }) => length > 20)).toBe(true);
  const tables = await api.database.raw(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const dump: string[] = [];
  for (const { name } of tables.rows)
    dump.push(JSON.stringify((await api.database.raw(`select to_jsonb(t) as row from "${name}" t`)).rows));
  const everything = dump.join() + api.logged.join();
  // A column of bytes is shown as hexadecimal digits, and something encoded as base64.
  const spellings = (word: string) => [
    word,
    Buffer.from(word).toString('hex'),
    Buffer.from(word).toString('base64').replace(/=+$/, '').slice(0, -2),
  ];
  expect(everything).toContain('Centralino');
  for (const word of [
    'segretissimo',
    secret,
    secret.slice(6),
    'ABCDEFGHIJKLM',
    '-100777',
    key,
    token,
    ADMIN_KEY,
  ])
    for (const spelling of spellings(word)) expect(everything).not.toContain(spelling);
});

test('a wrong secret is refused with its field, and nothing is stored', async () => {
  const before = (await api.ask('GET /api/admin/channels')).body.length;
  const { status, body } = await add({ ...slack, address: 'https://10.0.0.5/hook' });
  expect([status, body.issues[0].path]).toEqual([400, ['address']]);
  expect((await api.ask('GET /api/admin/channels')).body).toHaveLength(before);
});

test('«Prova» writes a delivery at once, and one that failed can be sent again', async () => {
  const { id } = (await add({ ...slack, name: 'Prova' })).body;
  const trial = await api.ask(`POST /api/admin/channels/${id}/test`);
  expect(trial.status).toBe(201);
  expect(trial.body).toMatchObject({
    event: 'trial',
    state: 'waiting',
    attempts: 0,
    status: null,
    error: null,
  });
  expect(trial.body.text).toContain('Il canale «Prova» funziona');
  expect(await deliveries(id)).toEqual([trial.body]);
  const resend = () => api.ask(`POST /api/admin/channels/deliveries/${trial.body.id}/resend`);
  expect((await resend()).status).toBe(409);
  await api
    .database('channel_deliveries')
    .where({ id: trial.body.id })
    .update({ state: 'failed', attempts: 9 });
  const again = await resend();
  expect(again.body).toMatchObject({ id: trial.body.id, state: 'waiting', attempts: 0 });
  expect((await api.ask(`POST /api/admin/channels/${trial.body.id}/test`)).status).toBe(404);
});
