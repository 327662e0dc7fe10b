import { closeUpTo } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { seedOffice } from '@vetta/league/demo/seed';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { nowOf } from '@vetta/league/time/now';
import { newestDayOver } from '@vetta/league/time/rome';
import { expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

const wipes = [
  { by: 'its call', wipe: (from: TestApi) => from.ask('DELETE /api/admin/demo'), status: 204 },
  {
    by: 'an import',
    wipe: (from: TestApi) =>
      from.ask('POST /api/admin/imports', {
        raw: 'name,date,rings,apptSet,apptDone,alignment\nAnna,2025-11-03,40,0,0,true',
        headers: { 'Content-Type': 'text/csv' },
      }),
    status: 200,
  },
];

test.each(wipes)(
  'a demonstration that is removed by $by takes nothing of the real months before and beside it',
  async ({ wipe, status }) => {
    let instant = Temporal.Instant.from('2025-10-05T10:00:00Z');
    const clock = () => instant;
    const league = await testApi({ clock });
    const closeUntil = async (until: string) => {
      instant = Temporal.Instant.from(until);
      await closeUpTo(closeActivities(league.database, clock), newestDayOver(instant));
    };
    const record = async (name: string, date: string, numbers: object) => {
      const players = (await league.ask('GET /api/admin/players')).body;
      const { id } =
        players.find((player: { name: string }) => player.name === name) ??
        (await league.ask('POST /api/admin/players', { body: { name } })).body;
      const body = { playerId: id, date, ...numbers };
      expect((await league.ask('POST /api/admin/entries', { body })).status).toBe(201);
    };

    // A real October, which becomes final with two draws, one of them voided.
    await commitCurrentMonth(league.database, nowOf(instant));
    for (const body of [{ title: 'Bici' }, { title: 'Automobile', position: 2, isLottery: true }])
      await league.ask('POST /api/admin/prizes', { body });
    for (const name of ['Anna', 'Bruno']) await record(name, '2025-10-03', { rings: 0, apptDone: 16 });
    await closeUntil('2025-11-01T10:00:00Z');
    const [drawn] = (await league.ask('GET /api/draws/2025-10')).body.draws;
    const reason = { body: { reason: 'Premio sbagliato' } };
    expect((await league.ask(`POST /api/admin/draws/${drawn.id}/void`, reason)).status).toBe(200);
    await closeUntil('2025-11-03T10:00:00Z');
    await record('Anna', '2025-11-03', { rings: 40, alignment: true });

    // `npm run seed` beside it, in the final month and in the one under way.
    instant = Temporal.Instant.from('2025-11-10T10:00:00Z');
    const office = { players: 20, months: ['2025-10', '2025-11'], random: 7, isDemo: true };
    await lockedTransaction(league.database, (trx) => seedOffice(trx, office, nowOf(instant)));
    await closeUntil('2025-11-20T10:00:00Z');
    expect((await league.ask('GET /api/leaderboard')).body.entries).toHaveLength(22);

    const real = async () => ({
      answers: await Promise.all(
        [
          ...['months/2025-10', 'draws/2025-10', 'draws/2025-11'],
          ...['admin/months/2025-10/prizes', 'admin/months/2025-10/late-entries'],
        ].map(async (path) => (await league.ask(`GET /api/${path}`)).body),
      ),
      days: await league.database('closed_days').orderBy('date'),
      months: await league.database('final_months').orderBy('month'),
      commitments: await league.database('draw_commitments').orderBy('id'),
    });
    const before = await real();
    expect(before.answers[1].draws).toHaveLength(2);
    expect(before.answers[2].pending).toHaveLength(1);
    expect(before.months).toHaveLength(1);
    // The invented numbers of October came late and go with their players.
    expect(before.answers.pop().length).toBeGreaterThan(0);

    expect((await wipe(league)).status).toBe(status);
    const after = await real();
    expect(after.answers.pop()).toEqual([]);
    expect(after).toEqual(before);
    expect((await league.ask('GET /api/leaderboard')).body.entries).toMatchObject([
      { name: 'Anna', score: 40 + 25 },
      { name: 'Bruno', total: 0 },
    ]);
    await league.close();
  },
);
