import { knownMigrations, replaceSchema } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { useLeague } from '@vetta/league/testing/league';
import { expect, test } from 'vitest';
import { readGeneration } from '../plugins/generations.ts';
import { noLongerAllowed } from './no-longer-allowed.ts';

const league = useLeague();
const anna = '0199f7a2-5c00-7000-8000-000000000001';
const bruno = '0199f7a2-5c00-7000-8000-000000000002';

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
