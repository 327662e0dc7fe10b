import { lockedTransaction } from '@vetta/league/standings/lock';
import { updateSums } from '@vetta/league/standings/update-sums';
import type { Database } from '@vetta/league/store/database';
import { nowOf } from '@vetta/league/time/now';

/** The month that all figures are of: 31 days. */
export const MONTH = '2025-10';
export const LAST_DAY = '2025-10-31';

/** Fills an empty league with players who have numbers of every day of the month, and sums it. */
export async function fillMonth(db: Database, players: number): Promise<void> {
  await db.raw('select setseed(0.5)');
  await db.raw(
    `insert into players (name, joined_on, updated_at)
    select 'Persona ' || n, '2025-10-01', now() from generate_series(1, cast(? as int)) n`,
    [players],
  );
  await db.raw(
    `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select p.id, cast(day as date), cast(random() * 120 as int), cast(random() * 5 as int),
      cast(random() * 2 as int), random() < 0.93, now()
    from players p, generate_series(date '2025-10-01', '2025-10-31', interval '1 day') day`,
  );
  const now = nowOf(Temporal.Instant.from('2025-10-31T22:00:00Z'));
  await lockedTransaction(db, (trx) => updateSums(trx, MONTH, now));
  await db.raw('vacuum analyze');
  // Else the checkpoint of all these rows would run beside what is measured.
  await db.raw('checkpoint');
}
