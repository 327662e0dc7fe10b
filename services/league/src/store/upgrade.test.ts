import { expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import { noLongerAllowed } from '../dashboard/no-longer-allowed.ts';
import { readGeneration } from '../plugins/generations.ts';
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

test('guests and sources of an older version get their owners, and what is no longer allowed is listed with what to do', async () => {
  const [robot, other] = [anna, bruno];
  const hash = (digit: string) => digit.repeat(64);
  const guest = (name: string, more: object = {}) =>
    JSON.stringify({
      ...{ name, title: name, contract: '^2.0', isolated: true, routes: [], adminSections: [], scenes: [] },
      ...more,
    });
  await league.db.transaction((trx) =>
    replaceSchema(trx, async (migrateTo) => {
      await migrateTo(knownMigrations().filter((name) => name < '0082'));
      await trx.raw(
        `insert into admin_keys (id, name, scopes, hash, made_at, made_by) values
          ('${robot}', 'Robot', '{publish,events}', '${hash('a')}', '2026-01-01', 'admin'),
          ('${other}', 'Altro', '{publish}', '${hash('b')}', '2026-01-01', 'admin')`,
      );
      const versions: [string, string, string | null, string, string][] = [
        ['shell', '0', null, 'npm start', '2026-02-01'],
        [
          'salita',
          '1',
          guest('salita', { calls: ['GET /api/admin/prizes', 'POST /api/admin/prizes/../keys'] }),
          'Robot',
          '2026-02-01',
        ],
        ['salita', '2', guest('salita'), 'Altro', '2026-02-02'],
        ['lungo', '3', guest('lungo', { title: 'x'.repeat(500) }), 'Maria', '2026-02-03'],
      ];
      for (const [name, digit, declaration, by, at] of versions)
        await trx('plugin_versions').insert({
          ...{ name, hash: hash(digit), declaration, files: '[]', published_at: at, published_by: by },
        } as never);
      await trx.raw(
        `insert into generations (number, made_at, made_by, why, canary_extends) values (1, '2026-02-04', 'Maria', 'Prova', false)`,
      );
      await trx.raw(
        `insert into generation_plugins (generation, name, hash) values (1, 'shell', '${hash('0')}'), (1, 'salita', '${hash('1')}'),
          (1, 'lungo', '${hash('3')}')`,
      );
      await trx.raw('update current_generation set number = 1');
      await trx.raw(
        `insert into events (source, id, kind, at, day, who, amount, received_at) values
          ('centralino', 'a', 'ring', '2026-02-01', '2026-02-01', '201', 1, '2026-02-01'),
          ('crm', 'a', 'ring', '2026-02-01', '2026-02-01', '201', 1, '2026-02-01')`,
      );
      await trx.raw(
        `insert into players (id, name, joined_on, updated_at) values ('${anna}', 'Anna', '2026-02-01', now());
        insert into identities (source, who, player_id, first_seen_at) values ('centralino', '201', '${anna}', '2026-02-01');
        insert into event_kinds (source, kind) values ('centralino', 'ring');
        insert into sources (name, url, every_minutes, from_time, to_time, paused, options)
        values ('Foglio', 'https://example.org/a.csv', 15, '08:00', '20:00', false, '{}');
        insert into channels (name, kind, events, admin_only, host, sealed, created_at)
        values ('Ufficio', 'slack', '{closed}', false, 'hooks.slack.com', 'sealed', '2026-02-01')`,
      );
      await trx.raw(
        `insert into audit (at, actor, action, after, subjects)
        values ('2026-02-01', 'Robot', 'POST /api/intake/events', '{"source": "centralino"}', '{}')`,
      );
    }),
  );
  expect(await rows(league.db, 'select name, key_id from plugin_owners order by name')).toEqual([
    { name: 'lungo', key_id: null },
    { name: 'salita', key_id: robot },
  ]);
  expect(await rows(league.db, 'select source, key_id from senders')).toEqual([
    { source: 'centralino', key_id: robot },
  ]);
  expect((await readGeneration(league.db, 1)).plugins.map(({ name, calls }) => ({ name, calls }))).toEqual([
    { name: 'salita', calls: ['GET /api/admin/prizes'] },
  ]);
  expect(await rows(league.db, 'select who, player_id from identity_links')).toEqual([
    { who: '201', player_id: anna },
  ]);
  expect(await rows(league.db, 'select name, is_active from channels')).toEqual([
    { name: 'Ufficio', is_active: true },
  ]);
  expect(await rows(league.db, 'select name, paused from sources')).toEqual([
    { name: 'Foglio', paused: false },
  ]);
  const found = await noLongerAllowed(league.db);
  expect(found.map(({ about, what }) => `${about} ${what}`)).toEqual([
    expect.stringContaining('lungo non si mostra più'),
    expect.stringContaining('salita non può più fare POST /api/admin/prizes/../keys'),
    expect.stringContaining('salita non è più della chiave «Altro»'),
    expect.stringContaining('crm non è ancora di nessuna chiave'),
  ]);
});
