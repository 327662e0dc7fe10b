import { Scoring } from '@vetta/contract/scoring';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

const COLUMNS = fieldsOf(Scoring, { bonusMultiplier: 'cast(bonus_multiplier as float)' });

/** Returns the scoring values in force. */
export async function getScoring(db: Database): Promise<Scoring> {
  const scoring = await firstRow<Scoring>(db, `select ${COLUMNS} from scoring_config`);
  if (scoring === undefined) throw new Error('scoring_config has lost its row');
  return scoring;
}
