import type { Replies } from '@vetta/contract/endpoint';
import { endpoints } from '@vetta/contract/endpoints';
import { rows } from '@vetta/league/store/rows';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { untagged } from '../../testing/api.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';
import { answersRowTag } from './if-match.ts';

const api = await useOctoberOffice();

const meant = ({ rowTag }: { rowTag: string }) => ({ 'If-Match': rowTag });

const hasRowTag = (replies: Replies) =>
  Object.values(replies).some(
    (shape) => shape && JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any' })).includes('rowTag'),
  );

/** Each kind of row: its list, its address, and two changes of it. */
const kinds = [
  { list: '/api/admin/players', change: { name: 'Anna B.' }, other: { name: 'Anna C.' } },
  { list: '/api/admin/prizes', change: { title: 'Cena' }, other: { title: 'Pranzo' } },
  { list: '/api/admin/rules', change: { title: 'Uno' }, other: { title: 'Due' } },
] as const;

const asGiulia = { 'X-Admin-Name': 'Giulia' };

test.each(kinds)(
  'a row of $list is changed only if If-Match names its current state, and who changed it is named',
  async (kind) => {
    const [row] = (await api.ask(`GET ${kind.list}`)).body;
    const path = `${kind.list}/${row.id}`;
    const first = await api.ask(`PUT ${path}`, {
      body: kind.change,
      headers: { ...meant(row), ...asGiulia },
    });
    expect(first.status).toBe(200);
    expect(first.headers.get('ETag')).toBe(first.body.rowTag);

    const audited = Number((await api.database('audit').count().first())?.count);
    const late = { body: kind.other, headers: meant(row) };
    for (const call of [`PUT ${path}`, `DELETE ${path}`]) {
      const { status, body, headers } = await api.ask(call, late);
      expect(status).toBe(412);
      expect(body).toEqual({
        error: expect.stringMatching(/^Nel frattempo Giulia ha cambiato/),
        current: first.body,
        by: 'Giulia',
      });
      expect(headers.get('ETag')).toBe(first.body.rowTag);
      expect(headers.get('X-Audit-Id')).toBeNull();
    }
    expect((await api.ask(`GET ${kind.list}`)).body).toContainEqual(first.body);
    expect(Number((await api.database('audit').count().first())?.count)).toBe(audited);

    const again = await api.ask(`PUT ${path}`, { body: kind.other, headers: meant(first.body) });
    expect(again.body).toMatchObject(kind.other);
    const gone = await api.ask(`DELETE ${path}`, { headers: meant(again.body) });
    expect(gone.status).toBe(204);
    expect((await api.ask(`PUT ${path}`, { body: kind.change, headers: meant(again.body) })).status).toBe(
      404,
    );
  },
);

test('the same holds for texts, scoring values and settings', async () => {
  const added = await api.ask('POST /api/admin/content', { body: { key: 'nota', value: 'uno' } });
  expect(added.headers.get('ETag')).toBe(added.body.rowTag);
  expect((await api.ask('GET /api/admin/content')).body).toContainEqual(added.body);
  const path = '/api/admin/content/nota';
  await api.ask(`PUT ${path}`, { body: { value: 'due' } });
  const { status, body } = await api.ask(`DELETE ${path}`, { headers: meant(added.body) });
  expect(status).toBe(412);
  expect(untagged(body.current)).toEqual({ ...untagged(added.body), value: 'due' });
  expect(body.current.rowTag).not.toBe(added.body.rowTag);

  const scoring = (await api.ask('GET /api/admin/scoring-config')).body;
  const doubled = { body: { ...scoring, ringPoints: 2 }, headers: { ...meant(scoring), ...asGiulia } };
  expect((await api.ask('PUT /api/admin/scoring-config', doubled)).status).toBe(200);
  expect(await api.ask('PUT /api/admin/scoring-config', doubled)).toMatchObject({
    status: 412,
    body: { by: 'Giulia' },
  });

  const [contest] = (await api.ask('GET /api/admin/settings')).body;
  const value = { start: '2025-10-02', end: '2025-10-30' };
  const moved = { body: { key: 'contest', value }, headers: meant(contest) };
  expect((await api.ask('PUT /api/admin/settings', moved)).status).toBe(200);
  expect((await api.ask('PUT /api/admin/settings', moved)).status).toBe(412);
});

describe("a player's day", () => {
  const list = 'GET /api/admin/entries?date=2025-10-06';
  const day = (rings: number) => ({ playerId: api.ids.Bruno, date: '2025-10-06', rings });
  const send = (rings: number, headers: Record<string, string>) =>
    api.ask('POST /api/admin/entries', { body: day(rings), headers });

  test('is replaced and removed only if If-Match names the numbers that the list showed', async () => {
    await send(10, {});
    const [shown] = (await api.ask(list)).body;
    const second = await send(20, meant(shown));
    expect(second.status).toBe(200);
    for (const late of [
      await send(30, meant(shown)),
      await api.ask(`DELETE /api/admin/entries/${shown.id}`, { headers: meant(shown) }),
    ]) {
      expect(late.status).toBe(412);
      expect(late.body.current).toEqual(second.body);
    }
    expect((await api.ask(list)).body).toEqual([second.body]);

    const gone = await api.ask(`DELETE /api/admin/entries/${shown.id}`, { headers: meant(second.body) });
    expect(gone.status).toBe(204);
    const late = await send(30, meant(second.body));
    expect(late.status).toBe(412);
    expect(late.body.current).toBeNull();
    expect((await api.ask(list)).body).toEqual([]);
  });

  test('is not replaced with «If-None-Match: *»', async () => {
    const onlyNew = { 'If-None-Match': '*' };
    const first = await send(40, onlyNew);
    expect(first.status).toBe(201);
    const late = await send(50, onlyNew);
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(first.body);
    expect((await api.ask(list)).body).toEqual([first.body]);
  });
});

test('an award is taken away only if If-Match names its current state', async () => {
  const [type] = (await api.ask('GET /api/admin/bonus-types')).body;
  await api.ask('POST /api/admin/player-bonuses', {
    body: {
      playerId: api.ids.Bruno,
      bonusTypeId: type.id,
      weekStartDate: '2025-10-06',
      dateEarned: '2025-10-07',
    },
  });
  const awards = 'GET /api/admin/player-bonuses?weekStartDate=2025-10-06';
  const assignedTo = async (playerId: string) =>
    (await api.ask(awards)).body.find((award: { playerId: string }) => award.playerId === playerId);
  const pending = await assignedTo(api.ids.Bruno);
  await api.ask('POST /api/admin/recalculate-leaderboard');
  const path = `DELETE /api/admin/player-bonuses/${pending.id}`;
  const late = await api.ask(path, { headers: meant(pending) });
  expect(late.status).toBe(412);
  const settled = await assignedTo(api.ids.Bruno);
  expect(late.body.current).toEqual(settled);
  expect((await api.ask(path, { headers: meant(settled) })).status).toBe(204);
});

test('every row of an admin that If-Match protects has a tag, and no answer to the public has one', async () => {
  const tagless = endpoints
    .filter((endpoint) => answersRowTag(endpoint) && endpoint.access !== 'public')
    .filter(({ replies }) => !hasRowTag(replies));
  expect(tagless.map(({ path }) => path)).toEqual([]);
  const open = endpoints.filter(({ access, replies }) => access === 'public' && hasRowTag(replies));
  expect(open.map(({ path }) => path)).toEqual([]);
  for (const path of ['/api/leaderboard', '/api/site', '/api/scoring-config', '/api/months']) {
    const { status, body } = await api.ask(`GET ${path}`, { key: null });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('rowTag');
  }
});

test.each([
  ['a list that names the state', (tag: string) => `"altro", ${tag}`, 200],
  ['any state', () => '*', 200],
  ['a weak tag', (tag: string) => `W/${tag}`, 412],
  ['what is no tag', (tag: string) => tag.slice(1, -1), 412],
  ['no state', () => '', 200],
])('If-Match may be %s', async (_, ifMatch, status) => {
  const { body } = await api.ask('POST /api/admin/prizes', { body: { title: 'Cuffie' } });
  const headers = { 'If-Match': ifMatch(body.rowTag) };
  const answer = await api.ask(`PUT /api/admin/prizes/${body.id}`, { body: { position: 2 }, headers });
  expect(answer.status).toBe(status);
});

test.each([
  ['/api/admin/players', { name: 'Contesa' }, (n: number) => ({ name: `Contesa ${n}` })],
  ['/api/admin/prizes', { title: 'Conteso' }, (n: number) => ({ title: `Conteso ${n}` })],
  ['/api/admin/rules', { title: 'Contesa', content: 'x' }, (n: number) => ({ content: `Testo ${n}` })],
] as const)(
  'of admins who change one row of %s at the same moment one is taken',
  async (list, row, change) => {
    let { body: current } = await api.ask(`POST ${list}`, { body: row });
    for (let round = 0; round < 2; round++) {
      const headers = meant(current);
      const answers = await Promise.all(
        [0, 1, 2, 3].map((admin) =>
          api.ask(`PUT ${list}/${current.id}`, { body: change(round * 10 + admin), headers }),
        ),
      );
      const taken = answers.filter(({ status }) => status === 200);
      expect(taken).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer !== taken[0])) {
        expect(status).toBe(412);
        expect(body.current).toEqual(taken[0]?.body);
      }
      current = taken[0]?.body;
    }
  },
);

test('without If-Match the last change wins, and the audit has both', async () => {
  const { body } = await api.ask('POST /api/admin/prizes', { body: { title: 'Cuffie' } });
  const path = `/api/admin/prizes/${body.id}`;
  const answers = await Promise.all(
    ['Uno', 'Due'].map((title) => api.ask(`PUT ${path}`, { body: { title } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const ids = answers.map(({ headers }) => headers.get('X-Audit-Id') ?? '');
  const [first, second] = await rows<{ before: { title: string }; after: unknown }>(
    api.database,
    'select before, after from audit where id = any(cast(:ids as uuid[])) order by id',
    { ids },
  );
  const chained = [first, second].find((change) => change?.before.title === 'Cuffie');
  const last = chained === first ? second : first;
  expect(last?.before).toEqual(chained?.after);
  const prizes = (await api.ask('GET /api/admin/prizes')).body;
  expect(prizes.map(untagged)).toContainEqual(last?.after);
});
