import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();
beforeAll(async () => {
  await api.closeAt('2025-11-03T09:00');
});

const PRIZES = '/api/admin/months/2025-10/prizes';
const list = async () => (await api.ask(`GET ${PRIZES}`)).body;
const hand = (id: string, on: string | null, rowTag?: string) =>
  api.ask(`PUT ${PRIZES}/${id}/handover`, {
    body: { on },
    ...(rowTag !== undefined && { headers: { 'If-Match': rowTag, 'X-Admin-Name': 'Giulia' } }),
  });

test('a handover is recorded for the row that was read, audited, undone, and shown to nobody else', async () => {
  const [weekend, box] = await list();
  expect(weekend).toMatchObject({
    title: 'Weekend in montagna',
    position: 1,
    winner: { playerId: api.ids.Anna, name: 'Anna' },
    handover: null,
  });
  expect(box).toMatchObject({ isLottery: true, position: null });
  const seen = async () =>
    Promise.all(
      ['months/2025-10', 'draws/2025-10', 'leaderboard?month=2025-10', 'site'].map(
        async (path) => (await api.ask(`GET /api/${path}`, { key: null })).body,
      ),
    );
  const open = await seen();

  const handed = await hand(weekend.prizeId, '2025-11-02', weekend.rowTag);
  expect(handed.status).toBe(200);
  expect(handed.body.handover).toEqual({ playerId: api.ids.Anna, name: 'Anna', on: '2025-11-02' });
  expect(await list()).toContainEqual(handed.body);
  expect(await seen()).toEqual(open);

  const late = await hand(weekend.prizeId, '2025-11-03', weekend.rowTag);
  expect(late.status).toBe(412);
  expect(late.body.current).toEqual(handed.body);

  const id = handed.headers.get('X-Audit-Id');
  const { changes } = (await api.ask(`GET /api/admin/audit?subject=${api.ids.Anna}`)).body;
  expect(changes[0]).toMatchObject({
    id,
    actor: 'Giulia',
    what: 'Consegna di un premio',
    about: 'Weekend in montagna',
    undo: { possible: true },
  });
  expect((await api.ask(`POST /api/admin/audit/${id}/undo`)).status).toBe(204);
  expect((await list())[0]).toEqual(weekend);
});

test("the exports of a final month's standings name who won what, in the same columns", async () => {
  const download = async (month: string) => {
    const { status, bytes } = await api.ask(`GET /api/admin/exports/standings.xlsx?month=${month}`);
    expect(status).toBe(200);
    const { sheets } = await readXlsx(bytes);
    return sheets[0]?.rows ?? [];
  };
  const [header = [], ...rows] = await download('2025-10');
  expect(header).toEqual(['Posizione', 'Nome', 'Score', 'Bonus', 'Totale', 'Senza premi', 'Premi vinti']);
  const { body } = await api.ask('GET /api/admin/exports/standings.csv?month=2025-10&separator=semicolon');
  expect(body.split('\r\n')[0].split(';')).toEqual(header);
  const won = (name: string) => rows.find((row) => row[1] === name)?.[6];
  const prizes: { title: string; winner: { name: string } | null }[] = await list();
  for (const { title, winner } of prizes) if (winner) expect(won(winner.name)).toContain(title);
  expect(won('Anna')).toContain('Weekend in montagna');
  // Nobody has won anything of a month that is under way, or that had not begun.
  for (const month of ['2025-11', '2025-06']) expect((await download(month))[0]).not.toContain('Premi vinti');
});
