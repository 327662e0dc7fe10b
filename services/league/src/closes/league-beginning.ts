import type { Day } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/** SQL of the first day with an entry, a hand edit or an award; null without any. */
export const FIRST_DAY_WITH_DATA = `(
  select min(day) from (
    select min(date) as day from ${WORKED}
    union all select min(date) from adjustments
    union all select min(date_earned) from player_bonuses
  ) firsts)`;

/** SQL of the Rome day on which a player `p` was added. */
const ADDED_ON = "coalesce(p.added_on, cast(p.updated_at at time zone 'Europe/Rome' as date))";

/** SQL of the first day on which a player was added; null in an empty league. */
export const FIRST_PLAYER_DAY = `(select min(${ADDED_ON}) from players p)`;

/**
 * Returns the first day that can be closed: that of the first entry, hand edit or award; without any, the day on which the
 * first player was added; null in an empty league. Earlier days were never missed (docs/rules.md, «Days and closes»).
 */
export async function leagueBeginning(db: Database): Promise<Day | null> {
  const first = await firstRow<{ day: Day | null }>(
    db,
    `select coalesce(${FIRST_DAY_WITH_DATA}, ${FIRST_PLAYER_DAY}) as day`,
  );
  return first?.day ?? null;
}

/** Returns whether something of a day up to `day` was recorded by `instant`. */
export async function hadBegunBy(db: Database, day: Day, instant: Temporal.Instant): Promise<boolean> {
  const recorded = await firstRow(
    db,
    `select from ${WORKED} where date <= :day and recorded_at <= :at
    union all select from adjustments where date <= :day and made_at <= :at
    union all select from player_bonuses where date_earned <= :day and created_at <= :at
    union all select from players p where ${ADDED_ON} <= :day
    limit 1`,
    { day, at: instant.toString() },
  );
  return recorded !== undefined;
}
