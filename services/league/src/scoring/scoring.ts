import type { Scoring } from '@vetta/contract/scoring';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

interface ScoringRow {
  ring_points: number;
  appointment_set_points: number;
  appointment_done_points: number;
  /** A decimal travels as text. */
  bonus_multiplier: string;
  updated_at: string;
}

/** The scoring values in force. */
export async function getScoring(db: Database): Promise<Scoring> {
  const row = await firstRow<ScoringRow>(db, 'select * from scoring_config');
  if (row === undefined) throw new Error('scoring_config has lost its row');
  return {
    ringPoints: row.ring_points,
    appointmentSetPoints: row.appointment_set_points,
    appointmentDonePoints: row.appointment_done_points,
    bonusMultiplier: Number(row.bonus_multiplier),
    updatedAt: row.updated_at,
  };
}
