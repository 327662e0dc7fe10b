import { expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { nowOf } from '../time/now.ts';
import type { Transaction } from './database.ts';
import { knownMigrations, replaceSchema } from './migrate.ts';
import { rows } from './rows.ts';

const league = useLeague();
const now = nowOf(Temporal.Instant.from('2025-11-02T10:00:00+01:00'));
const anna = '0199f7a2-5c00-7000-8000-000000000001';
const bruno = '0199f7a2-5c00-7000-8000-000000000002';

/** A league of the schema that kept positions and points as columns of its players: September is final. */
async function fillOlderSchema(trx: Transaction): Promise<void> {
  await trx.raw(
    `insert into players (id, name, joined_on, position, score, bonus, total, updated_at) values
      ('${anna}', 'Anna', '2025-09-01', 1, 95, 100, 195, now()), ('${bruno}', 'Bruno', '2025-09-01', 2, 10, 0, 10, now())`,
  );
  await trx.raw("update standings_state set month = '2025-11-01'");
  await trx.raw(
    `insert into final_months (month, finalised_at, scoring, bonuses, prizes, prize_settings)
    values ('2025-09-01', now(), '{}', '[]', '[]', '{}')`,
  );
  await trx.raw(
    `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at) values
      ('${anna}', '2025-09-30', 500, 0, 0, true, now()), ('${anna}', '2025-10-30', 10, 1, 1, true, now()),
      ('${anna}', '2025-11-01', 45, 1, 0, true, now()), ('${bruno}', '2025-11-01', 30, 0, 0, false, now())`,
  );
  await trx.raw(
    `insert into adjustments (player_id, date, field, points, made_at)
    values ('${bruno}', '2025-11-01', 'score', -20, now()), ('${bruno}', '2025-10-31', 'total', 7, now())`,
  );
  await trx.raw(
    `insert into player_bonuses
      (player_id, bonus_type_id, week_start, date_earned, manually_assigned, created_at, settled_at)
    select '${anna}', id, '2025-10-27', '2025-11-01', false, now(), case bonus_key when 'call_beast' then now() end
    from bonus_types where bonus_key in ('call_beast', 'best_day_record')`,
  );
}

test('a league that kept points in its players is ranked by the sums of its open months after the upgrade', async () => {
  await league.db.transaction((trx) =>
    replaceSchema(trx, async (migrateTo) => {
      await migrateTo(knownMigrations().slice(0, 14));
      await fillOlderSchema(trx);
    }),
  );
  const board = async (month: string) =>
    (await getLeaderboard(league.db, now, month)).entries.map(({ name, score, bonus, total }) => [
      ...[name, score, bonus, total],
    ]);
  expect(await board('2025-11')).toEqual([
    ['Anna', 95, 100, 195],
    ['Bruno', 10, 0, 10],
  ]);
  expect(await board('2025-10')).toEqual([
    ['Anna', 135, 0, 135],
    ['Bruno', 0, 0, 7],
  ]);
  expect(await rows(league.db, 'select distinct month from month_sums order by month')).toEqual([
    { month: '2025-10-01' },
    { month: '2025-11-01' },
  ]);
});

test('every week of such a league is evaluated at its first close', async () => {
  const weeks = await rows<{ week: string }>(
    league.db,
    'select week_start as week from weeks_to_evaluate order by week_start',
  );
  expect(weeks.map(({ week }) => week)).toEqual([
    ...['2025-09-29', '2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27'],
  ]);
});

test('absences that an older version counted as days of work are none after the upgrade', async () => {
  await league.db.transaction((trx) =>
    replaceSchema(trx, async (migrateTo) => {
      await migrateTo(knownMigrations().filter((name) => name < '0086'));
      await trx.raw(
        `insert into players (id, name, joined_on, updated_at) values ('${anna}', 'Anna', '2025-11-01', now())`,
      );
      await trx.raw(
        `insert into players (id, name, joined_on, updated_at) values ('${bruno}', 'Bruno', '2025-11-01', now())`,
      );
      await trx.raw(
        `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, absent, recorded_at)
        values ('${anna}', '2025-11-01', 5, 0, 0, false, false, now()),
          ('${anna}', '2025-11-02', 0, 0, 0, false, true, now()), ('${bruno}', '2025-10-31', 0, 0, 0, false, true, now())`,
      );
      await trx.raw(
        `insert into month_sums (month, player_id, days, rings, appt_set, appt_done, presences, score, bonus, total, updated_at)
        values ('2025-11-01', '${anna}', 2, 5, 0, 0, 0, 5, 0, 5, now()), ('2025-10-01', '${bruno}', 1, 0, 0, 0, 0, 0, 0, 0, now())`,
      );
      await trx.raw(
        `insert into closed_days (date, scheduled_for, ran_at, met_entries, report)
        values ('2025-10-31', now(), now(), true, '{}'), ('2025-11-01', now(), now(), true, '{}')`,
      );
    }),
  );
  expect(await rows(league.db, 'select days, rings from month_sums')).toEqual([{ days: 1, rings: 5 }]);
  expect(await rows(league.db, 'select date from closed_days where met_entries')).toEqual([
    { date: '2025-11-01' },
  ]);
});
