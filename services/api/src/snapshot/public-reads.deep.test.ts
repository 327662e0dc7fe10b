import { setTimeout as pause } from 'node:timers/promises';
import type { Receipt } from '@vetta/contract/receipts';
import { lockTables } from '@vetta/league/testing/lock-tables';
import { systemClock } from '@vetta/league/time/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../testing/api.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';
import { slowReads } from '../../testing/slow-reads.ts';

const api = await useOctoberOffice();

const read = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  api.ask(`GET ${path}`, { key: null, headers });
const etagOf = ({ headers }: Answer) => headers.get('ETag') ?? '';
const record = (rings: number) =>
  api.ask('POST /api/admin/entries', { body: { playerId: api.ids.Anna, date: '2025-10-08', rings } });

/** Returns how many reads have begun, once none has for three seconds. */
async function readsAtRest(slow: { reads(): Promise<number> }): Promise<number> {
  for (let before = -1; ; await pause(3_000)) {
    const reads = await slow.reads();
    if (reads === before) return reads;
    before = reads;
  }
}

test('five hundred equal calls at once are one question to the database', async () => {
  const slow = await slowReads(api.database, 'replaced_commitments', 0.5);
  // A version that nobody has read yet, but for the page, which keeps the month's draws by itself.
  await record(77);
  const ofPage = await readsAtRest(slow);
  const answers = await Promise.all(Array.from({ length: 500 }, () => read('/api/draws/2025-10')));
  const reads = await slow.reads();
  await slow.undo();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(etagOf)).size).toBe(1);
  expect(reads - ofPage).toBe(1);
});

test('under ten writers every tag stands for one content, and no reader gets older points than before', async () => {
  api.at('2025-11-05T18:00');
  const path = `/api/players/${api.ids.Bruno}/receipt`;
  const contents = new Map<string, string>();
  let writing = true;
  const reader = async () => {
    let [shown, total] = ['', 0];
    while (writing) {
      const answer = await read(path, { 'If-None-Match': shown });
      if (answer.status === 304) continue;
      const body: Receipt = answer.body;
      shown = etagOf(answer);
      expect(contents.get(shown) ?? JSON.stringify(body)).toBe(JSON.stringify(body));
      contents.set(shown, JSON.stringify(body));
      expect(body.total).toBeGreaterThanOrEqual(total);
      total = body.total;
    }
  };
  const readers = Promise.all([reader(), reader(), reader()]);
  for (let rings = 1; rings <= 40; rings++) {
    const entry = { playerId: api.ids.Bruno, date: '2025-11-05', rings };
    expect((await api.ask('POST /api/admin/entries', { body: entry })).status).toBeLessThan(300);
  }
  writing = false;
  await readers;
  expect(contents.size).toBeGreaterThan(5);
  expect((await read(path)).body.total).toBe(40);
});

describe('what is kept', () => {
  let office: TestApi;
  beforeAll(async () => {
    office = await testApi();
  });
  afterAll(() => office.close());

  test('a receipt of each of two hundred players is answered from memory, whatever unknown ids were asked for', async () => {
    const [first, ...days] = ['name,date,rings,apptSet,apptDone,alignment', ...Array(200).keys()].map((n) =>
      typeof n === 'string' ? n : `Persona ${n},${systemClock().toString().slice(0, 10)},${n},0,0,false`,
    );
    const sent = await office.ask('POST /api/admin/imports', {
      raw: [first, ...days].join('\n'),
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(sent.status).toBe(200);
    const ids: string[] = (await office.ask('GET /api/admin/players')).body.map(
      ({ id }: { id: string }) => id,
    );
    const receipt = (id: string) => office.ask(`GET /api/players/${id}/receipt`, { key: null });
    for (const id of ids) expect((await receipt(id)).status).toBe(200);
    for (let n = 0; n < 300; n++) expect((await receipt(crypto.randomUUID())).status).toBe(404);

    const holder = await lockTables(
      office.database,
      ...['players', 'entries', 'month_sums', 'final_months', 'closed_days'],
    );
    const statuses = await Promise.all(ids.map(async (id) => (await receipt(id)).status)).finally(() =>
      holder.rollback(),
    );
    expect(ids).toHaveLength(200);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a change is in what is read after it, also while the snapshot with it is late', async () => {
    const path = `GET /api/months/${(await office.ask('GET /api/leaderboard')).body.period}`;
    const shown = etagOf(await office.ask(path));
    const slow = await slowReads(office.database, 'game_rules', 2);
    try {
      const added = await office.ask('POST /api/admin/players', { body: { name: 'Zoe' } });
      expect(added.status).toBe(201);
      const answer = await office.ask(path, { headers: { 'If-None-Match': shown } });
      expect(answer.status).toBe(200);
      expect(answer.body.entries).toContainEqual(expect.objectContaining({ name: 'Zoe' }));
    } finally {
      await slow.undo();
    }
  });
});
