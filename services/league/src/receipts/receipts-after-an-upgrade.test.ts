import { beforeAll, expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import type { Transaction } from '../store/database.ts';
import { knownMigrations, replaceSchema } from '../store/migrate.ts';
import { nowOf } from '../time/now.ts';
import { getReceipt } from './get-receipt.ts';

const league = useLeague();
const now = nowOf(Temporal.Instant.from('2025-11-12T10:00:00+01:00'));
const anna = '0199f7a2-5c00-7000-8000-000000000001';
const gone = '0199f7a2-5c00-7000-8000-000000000009';

/**
 * A league of the schema whose receipts were computed when they were read: September is final, October is not although it is
 * over, and in November the days up to Tuesday the 11th are closed.
 */
async function fillOlderSchema(trx: Transaction): Promise<void> {
  await trx.raw(
    `insert into players (id, name, joined_on, updated_at) values ('${anna}', 'Anna', '2025-09-01', now());
    insert into final_months (month, finalised_at, scoring, bonuses, prizes, prize_settings, contest)
    select '2025-09-01', now(), '{"ringPoints": 2, "appointmentSetPoints": 25, "appointmentDonePoints": 75, "bonusMultiplier": 1}',
      (select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'bonusKey', bonus_key, 'points', points,
        'description', description, 'isActive', is_active)) from bonus_types),
      '[]', '{"prizeBasis": "total", "prizeRate": 0.1}', '{"month": "2025-09", "start": "2025-09-01", "end": "2025-09-30",
        "launchAt": "2025-09-30T21:59:00Z", "lotteryThreshold": 1200}';
    insert into final_standings (month, position, player_id, name, score, bonus, total, days, rings, appt_set, appt_done,
        presences, bonuses, adjustments)
      values ('2025-09-01', 1, '${gone}', 'Gianni', 125, 100, 225, 3, 50, 0, 0, 1,
        '[{"name": "Call Beast", "weekStartDate": "2025-09-22", "points": 100, "pending": false},
          {"name": "First Timer", "weekStartDate": "2025-09-29", "points": 25, "pending": true}]', '[]');
    insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
      select '${anna}', day, 10, 1, 0, true, now()
      from unnest(cast('{2025-10-30,2025-10-31,2025-11-03,2025-11-08,2025-11-10,2025-11-11}' as date[])) as day;
    insert into player_bonuses
      (player_id, bonus_type_id, week_start, date_earned, manually_assigned, created_at, settled_at)
      select '${anna}', id, '2025-11-03', case bonus_key when 'call_beast' then cast('2025-11-05' as date) else '2025-11-10' end,
        true, now(), now()
      from bonus_types where bonus_key in ('call_beast', 'always_there');
    insert into month_sums (month, player_id, days, rings, appt_set, appt_done, presences, score, bonus, total, updated_at)
      values ('2025-10-01', '${anna}', 2, 20, 2, 0, 2, 120, 0, 120, now()),
        ('2025-11-01', '${anna}', 4, 40, 4, 0, 4, 240, 200, 440, now());
    insert into closed_days (date, scheduled_for, ran_at, covered_by, met_entries, report)
      select cast(day as date), day, day, null, true, '{}'
      from generate_series(cast('2025-10-30' as timestamptz), '2025-11-11', interval '1 day') as day`,
  );
}

beforeAll(() =>
  league.db.transaction((trx) =>
    replaceSchema(trx, async (migrateTo) => {
      await migrateTo(knownMigrations().filter((name) => name < '0031'));
      await fillOlderSchema(trx);
    }),
  ),
);

const receipt = async (playerId: string, month: string) => {
  const { lines, bonuses, thisWeek, total } = await getReceipt(league.db, playerId, now, month);
  return {
    counts: lines.map(({ count }) => count),
    bonuses: bonuses.map(({ name, weekStartDate, points }) => [name, weekStartDate, points]),
    ...{ thisWeek, total },
  };
};

test('after the upgrade receipts name what they named before it: months that are over, all their sums', async () => {
  expect(await receipt(gone, '2025-09')).toEqual({
    counts: [50, 0, 0, 1],
    bonuses: [['Call Beast', '2025-09-22', 100]],
    thisWeek: null,
    total: 225,
  });
  expect(await receipt(anna, '2025-10')).toEqual({
    counts: [20, 2, 0, 2],
    bonuses: [],
    thisWeek: null,
    total: 120,
  });
});

test('of the month under way they name the weeks that were closed', async () => {
  expect(await receipt(anna, '2025-11')).toEqual({
    counts: [20, 2, 0, 2],
    bonuses: [['Call Beast', '2025-11-03', 100]],
    thisWeek: { since: '2025-11-10', points: 220 },
    total: 440,
  });
});
