import type { Entry, UsualNumbers } from '@vetta/contract/entries';
import type { Day } from '@vetta/contract/values';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { addDays } from '../time/rome.ts';
import { entryColumns, type StoredEntry, stateColumns, toEntry } from './entry-columns.ts';
import { WORKED } from './worked-days.ts';

/** The entries of one day. */
export async function listEntries(db: Database, day: Day): Promise<Entry[]> {
  const stored = await rows<StoredEntry>(
    db,
    `select ${entryColumns()}, ${stateColumns()} from entries where date = :day order by id`,
    { day },
  );
  return stored.map(toEntry);
}

/** Returns who wrote each entry of a day last. An admin without a name and events are nobody. */
export const listEntryAuthors = (db: Database, day: Day): Promise<{ playerId: string; by: string }[]> =>
  rows(
    db,
    `select e.player_id as "playerId", a.actor as by from entries e
    join audit a on a.at = e.recorded_at and a.subjects @> array[cast(e.player_id as text)]
    where e.date = :day and a.actor <> 'admin'`,
    { day },
  );

/** Returns the days on which a player has numbers, oldest first. @throws UnknownPlayer */
export async function listEntryDates(db: Database, playerId: string): Promise<Day[]> {
  await refuseUnknownPlayer(db, playerId);
  const days = await rows<{ date: Day }>(
    db,
    `select date from ${WORKED} where player_id = :playerId order by date`,
    { playerId },
  );
  return days.map(({ date }) => date);
}

/** Four weeks: long enough for a median, short enough to follow a person who is learning. */
const LOOKED_AT_DAYS = 28;

/** Returns what is usual for each player before a day. A player without a day with calls is left out. */
export const listUsualNumbers = (db: Database, day: Day): Promise<UsualNumbers[]> =>
  rows(
    db,
    `select player_id as "playerId", count(*) as days,
      percentile_cont(0.5) within group (order by rings) as rings,
      percentile_cont(0.5) within group (order by appt_set) as "apptSet",
      percentile_cont(0.5) within group (order by appt_done) as "apptDone"
    from entries where date between :first and :last and rings > 0 group by player_id order by player_id`,
    { first: addDays(day, -LOOKED_AT_DAYS), last: addDays(day, -1) },
  );
