import type { NewEntry } from '@vetta/contract/entries';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';

/** Records many days in one statement; a player's day that is there already is replaced. */
export async function writeEntries(
  trx: Transaction,
  entries: readonly NewEntry[],
  { now }: Moment,
): Promise<void> {
  await trx.raw(
    `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    select "playerId", date, rings, "apptSet", "apptDone", alignment, :now
    from jsonb_to_recordset(cast(:entries as jsonb)) as given ("playerId" uuid, date date, rings int, "apptSet" int,
      "apptDone" int, alignment boolean)
    on conflict (player_id, date) do update set rings = excluded.rings, appt_set = excluded.appt_set,
      appt_done = excluded.appt_done, alignment = excluded.alignment, recorded_at = excluded.recorded_at`,
    { entries: JSON.stringify(entries), now: now.toString() },
  );
}
