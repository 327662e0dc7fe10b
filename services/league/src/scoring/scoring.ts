import { type Scoring, ScoringChange } from '@vetta/contract/scoring';
import type { Month } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

const COLUMNS = `ring_points as "ringPoints", appointment_set_points as "appointmentSetPoints",
  appointment_done_points as "appointmentDonePoints", cast(bonus_multiplier as float) as "bonusMultiplier"`;

/** The scoring values in force. */
export async function getScoring(db: Database): Promise<Scoring> {
  const scoring = await firstRow<Scoring>(
    db,
    `select ${COLUMNS}, updated_at as "updatedAt" from scoring_config`,
  );
  if (scoring === undefined) throw new Error('scoring_config has lost its row');
  return scoring;
}

/** The scoring values that a month is ranked by: those stored with a final month, else those in force. */
export async function scoringOf(db: Database, month: Month): Promise<ScoringChange> {
  const { kept, ...inForce } =
    (await firstRow<ScoringChange & { kept: unknown }>(
      db,
      `select ${COLUMNS}, (select scoring from final_months where month = :month) as kept from scoring_config`,
      { month: firstDay(month) },
    )) ?? {};
  return ScoringChange.parse(kept ?? inForce);
}
