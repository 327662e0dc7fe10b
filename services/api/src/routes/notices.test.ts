import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { refusal, untagged, useApi } from '../../testing/api.ts';
import { namedScreen } from '../../testing/screens.ts';

const evening = Temporal.Instant.from('2026-11-23T17:00:00Z');
let now = evening;
const api = await useApi({ clock: () => now, trustedProxies: ['127.0.0.1'] });
beforeEach(async () => {
  now = evening;
  await api.database.raw('delete from screens; delete from notices');
});

const iso = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });
const inMinutes = (minutes: number) => iso(now.add({ minutes }));
const add = (body: object) =>
  api.ask('POST /api/admin/notices', { body: { endsAt: inMinutes(60), ...body } });
const list = async () => (await api.ask('GET /api/admin/notices')).body;
/** What a wall gets, by its cookie. */
const wall = async (token?: string) => {
  const headers = token === undefined ? {} : { Cookie: `schermo=${token}` };
  return (await api.ask('GET /api/screens/notices', { key: null, headers })).body;
};
const textsOf = (notices: { text: string }[]) => notices.map(({ text }) => text);

test('a notice reaches every wall, the newest first, until its end or until it is taken back', async () => {
  const first = await add({ title: ' Torta ', text: 'La torta è in cucina', tone: 'festa' });
  expect(first.status).toBe(201);
  expect(untagged(first.body)).toEqual({
    id: expect.any(String),
    title: 'Torta',
    text: 'La torta è in cucina',
    tone: 'festa',
    screens: null,
    createdAt: iso(now),
    endsAt: inMinutes(60),
  });
  now = now.add({ seconds: 1 });
  const second = await add({ text: 'Riunione alle 19', endsAt: inMinutes(15) });
  expect(await wall()).toEqual([
    { id: second.body.id, title: null, text: 'Riunione alle 19', tone: 'info', endsAt: second.body.endsAt },
    {
      id: first.body.id,
      title: 'Torta',
      text: 'La torta è in cucina',
      tone: 'festa',
      endsAt: first.body.endsAt,
    },
  ]);
  now = now.add({ minutes: 15 });
  expect(textsOf(await wall())).toEqual(['La torta è in cucina']);
  expect(textsOf(await list())).toEqual(['La torta è in cucina']);
  expect((await api.ask(`DELETE /api/admin/notices/${first.body.id}`)).status).toBe(204);
  expect(await wall()).toEqual([]);
  expect((await api.ask(`DELETE /api/admin/notices/${first.body.id}`)).status).toBe(404);
});

test('a notice for named walls is for those alone', async () => {
  const [hall, corridor] = [await namedScreen(api, 'Ingresso'), await namedScreen(api, 'Corridoio')];
  const added = await add({ text: 'Solo in corridoio', screens: [corridor.id, corridor.id] });
  expect(added.body.screens).toEqual([corridor.id]);
  expect(textsOf(await wall(corridor.token))).toEqual(['Solo in corridoio']);
  expect(await wall(hall.token)).toEqual([]);
  expect(await wall()).toEqual([]);
  expect(await wall('x'.repeat(43))).toEqual([]);
  expect((await add({ text: 'Dove?', screens: [randomUUID()] })).status).toBe(404);
});

test('a wall that has shown it says so, once, and the list tells since when', async () => {
  const hall = await namedScreen(api, 'Ingresso');
  const { body: notice } = await add({ text: 'Si vede?' });
  const before = await list();
  await hall.beat({ notices: [notice.id, randomUUID()] });
  const since = iso(now);
  now = now.add({ seconds: 30 });
  await hall.beat({ notices: [notice.id] });
  const [card] = await list();
  expect(card.shown).toEqual([{ screen: hall.id, since }]);
  // A screen that shows it is no change of it.
  expect(card.rowTag).toBe(before[0].rowTag);
  await api.ask(`DELETE /api/admin/screens/${hall.id}`);
  expect((await list())[0].shown).toEqual([]);
});

test('three run at a time; the fourth is refused with what to do', async () => {
  for (const text of ['uno', 'due', 'tre']) expect((await add({ text })).status).toBe(201);
  expect(await add({ text: 'quattro' })).toMatchObject(
    refusal(409, 'Ci sono già 3 avvisi sugli schermi: togline uno, poi riprova'),
  );
  now = now.add({ hours: 1 });
  expect((await add({ text: 'quattro' })).status).toBe(201);
});

test('of six that are added at once three are kept', async () => {
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, number) => add({ text: `numero ${number}` })),
  );
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
});

test.each([[{ endsAt: '2026-11-23T17:00:00Z' }], [{ endsAt: '2027-01-23T17:00:00Z' }]])(
  '%j is refused',
  async (wrong) => {
    expect((await add({ text: 'Va bene', ...wrong })).status).toBe(400);
    expect(await list()).toEqual([]);
  },
);

test('the longest notice is accepted', async () => {
  const longest = {
    title: 't'.repeat(40),
    text: 'x'.repeat(140),
    endsAt: iso(now.add({ hours: 31 * 24 })),
  };
  expect((await add(longest)).body).toMatchObject(longest);
});

test('a notice that was taken back comes back by the undo', async () => {
  const { body: notice } = await add({ text: 'Torna indietro' });
  const removed = await api.ask(`DELETE /api/admin/notices/${notice.id}`);
  const undone = await api.ask(`POST /api/admin/audit/${removed.headers.get('X-Audit-Id')}/undo`);
  expect(undone.status).toBe(204);
  expect(await list()).toMatchObject([untagged(notice)]);
});

test('walls hear of a notice as of any change of the page', async () => {
  const version = async () =>
    (await api.database.raw('select number from public_version')).rows[0].number as number;
  const before = await version();
  const { body: notice } = await add({ text: 'Subito' });
  const added = await version();
  expect(added).toBeGreaterThan(before);
  await api.ask(`DELETE /api/admin/notices/${notice.id}`);
  expect(await version()).toBeGreaterThan(added);
});
