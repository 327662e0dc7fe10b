import { lockedTransaction } from '@vetta/league/standings/lock';
import type { Database } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { importTracker } from '@vetta/league/tracker/import-tracker';

/** Three players who worked on each of these days and earned weekly bonuses by it. */
export async function workOn(db: Database, days: readonly string[]): Promise<void> {
  const lines = days.flatMap((day, index) => [
    `Anna,${day},${90 + index},5,1,true`,
    `Bruno,${day},120,${index},0,${index % 2 === 0}`,
    `Carla,${day},71,2,${index},true`,
  ]);
  const csv = ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
  await lockedTransaction(db, (trx) => importTracker(trx, csv, nowOf(systemClock())));
}

export interface Closing {
  date: string;
  ran_at: string;
  covered_by: string | null;
}

/** The closed days in the order in which they were closed. */
export function closings(db: Database): Promise<Closing[]> {
  return db('closed_days').select('date', 'ran_at', 'covered_by').orderBy(['ran_at', 'date']);
}

/** All that closes leave behind, but for the secrets of draws, when it was, and in how many attempts. */
export async function outcome(db: Database) {
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
    months: await db('final_months').select('month', 'scoring', 'bonuses', 'prizes').orderBy('month'),
    standings: await db('final_standings')
      .select('month', 'position', 'name', 'score', 'bonus', 'total')
      .orderBy(['month', 'position']),
  };
}
