import type { Scoring } from '@vetta/contract/scoring';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

const COLUMNS = `ring_points as "ringPoints", appointment_set_points as "appointmentSetPoints",
  appointment_done_points as "appointmentDonePoints", cast(bonus_multiplier as float) as "bonusMultiplier"`;

/** Returns the scoring values in force. */
export async function getScoring(db: Database): Promise<Scoring> {
  const scoring = await firstRow<Scoring>(
    db,
    `select ${COLUMNS}, updated_at as "updatedAt" from scoring_config`,
  );
  if (scoring === undefined) throw new Error('scoring_config has lost its row');
  return scoring;
}
