import type { Database } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';

export interface ClosedDay {
  date: string;
  ran_at: string;
  covered_by: string | null;
}

/** Returns the closed days in the order in which they were closed. */
export function closedDays(db: Database): Promise<ClosedDay[]> {
  return db('closed_days').select('date', 'ran_at', 'covered_by').orderBy(['ran_at', 'date']);
}

/** Returns for each closed day whether its cut-off is before the end of its close, oldest first. */
export const cutOffs = (db: Database): Promise<{ date: string; isBeforeItsEnd: boolean }[]> =>
  rows(db, 'select date, cut_off < ran_at as "isBeforeItsEnd" from closed_days order by date');

/** Returns everything that closes store, except what differs in every run: times, ids, draw secrets and attempts. */
export async function closeResults(db: Database) {
  return {
    days: await db('closed_days')
      .select('date', 'scheduled_for', 'covered_by', 'met_entries')
      .orderBy('date'),
    awards: await db('player_bonuses')
      .join('players', 'players.id', 'player_id')
      .join('bonus_types', 'bonus_types.id', 'bonus_type_id')
      .select('players.name', 'bonus_key', 'week_start', 'date_earned')
      .select(db.raw('settled_at is not null as settled'))
      .orderBy(['players.name', 'bonus_key', 'week_start']),
    positions: await db('last_positions')
      .join('players', 'players.id', 'player_id')
      .select('month', 'name', 'last_positions.position')
      .orderBy(['month', 'name']),
    commitments: await db('draw_commitments')
      .select('month', 'redraws')
      .select(db.raw('revealed_at is not null as revealed'))
      .orderBy('month'),
    draws: await db('draws').select('month', 'prize_title').orderBy(['month', 'prize_title']),
    months: await db('final_months')
      .select('month', 'scoring', 'prizes')
      // Each PostgreSQL that is migrated gives its bonuses ids of their own.
      .select(
        db.raw(`(select jsonb_agg(bonus - 'id' order by bonus ->> 'bonusKey')
          from jsonb_array_elements(bonuses) bonus) as bonuses`),
      )
      .orderBy('month'),
    standings: await db('final_standings')
      .select('month', 'position', 'name', 'score', 'bonus', 'total')
      .orderBy(['month', 'position']),
  };
}
