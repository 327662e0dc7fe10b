import { createHash } from 'node:crypto';
import type { Database } from '@vetta/league/store/database';
import { knownMigrations, migrate } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';

const bruno = '0199f7a2-5c00-7000-8000-000000000002';
const participants = [{ id: bruno, name: 'Bruno', total: 1380 }];
const secret = 'un segreto';
const commitment = createHash('sha256').update(secret).digest('hex');
/** A draw from before draws had ranks. */
export const oldDraw = { prizeTitle: 'Mystery box', rank: null, participants, secret, commitment };

/** Makes a database as the last version before the baseline left it: October is final, with a draw. Returns its address. */
export async function olderLeague(): Promise<string> {
  const url = await freshDatabase();
  await makeSchema(url, knownMigrations().slice(0, 1));
  await inDatabase(url, async (database) => {
    await nameAsBefore(database, '0081-absent-days');
    await database.raw(`
    insert into players (id, name, joined_on, updated_at) values ('${bruno}', 'Bruno', '2025-10-01', now());
    insert into entries (player_id, date, rings, appt_set, appt_done, alignment, origin, recorded_at)
      values ('${bruno}', '2025-11-18', 40, 2, 0, false, 'typed', now());
    insert into month_sums (month, player_id, days, rings, appt_set, appt_done, presences, score, bonus, total, updated_at)
      values ('2025-11-01', '${bruno}', 1, 40, 2, 0, 0, 90, 0, 90, now());
    insert into final_months (month, finalised_at, cut_off, scoring, bonuses, prizes, prize_settings, contest)
      values ('2025-10-01', now(), now(),
        '{"ringPoints": 2, "appointmentSetPoints": 5, "appointmentDonePoints": 75, "bonusMultiplier": 1}', '[]', '[]',
        '{"prizeBasis": "winner", "prizeRate": 0.5}',
        '{"month": "2025-10", "start": "2025-10-01", "end": "2025-10-31", "launchAt": "2025-09-30T21:59:00Z", "lotteryThreshold": 1200}');
    insert into final_standings (month, position, player_id, name, score, bonus, total, days, rings, appt_set, appt_done,
        presences, bonuses, adjustments)
      values ('2025-10-01', 1, '${bruno}', 'Bruno', 1380, 0, 1380, 1, 690, 0, 0, 0, '[]', '[]');
    insert into closed_days (date, scheduled_for, ran_at, cut_off, met_entries, report)
      values ('2025-11-18', now(), now(), now(), true, '{}');
    with committed as (
      insert into draw_commitments (month, commitment, secret, committed_at, revealed_at)
      values ('2025-10-01', '${commitment}', '${secret}', '2025-09-01', '2025-11-01') returning id
    )
    insert into draws (month, prize_id, prize_title, commitment_id, drawn_at, participants, winner_id)
    select '2025-10-01', gen_random_uuid(), 'Mystery box', id, '2025-11-01', '${JSON.stringify(participants)}', '${bruno}'
    from committed`);
  });
  return url;
}

/** Gives a database nothing but what these migrations make. */
export const makeSchema = (url: string, migrations: readonly string[] = []): Promise<void> =>
  inDatabase(url, async (database) => {
    await database.raw('drop schema public cascade; create schema public');
    if (migrations.length > 0) await migrate(database, migrations);
  });

/** Returns the names of a database's migrations, in their order. */
export const migrationsOf = async (database: Database): Promise<string[]> =>
  (await rows<{ name: string }>(database, 'select name from knex_migrations order by id')).map(
    ({ name }) => name,
  );

/** Gives the migrations of the baseline the names that they had, up to `last`. */
export async function nameAsBefore(database: Database, last: string): Promise<void> {
  await database.raw("update knex_migrations set name = '0001-play' where name = '0081-baseline'");
  await database.raw('insert into knex_migrations (name, batch, migration_time) values (?, 1, now())', [
    last,
  ]);
}
