import type { Scoring, ScoringChange } from '@vetta/contract/scoring';
import type { Replaced } from '../change.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { getScoring } from './scoring.ts';

/** Changes what things are worth; the current standings follow at once, final months do not. */
export async function changeScoring(
  trx: Transaction,
  scoring: ScoringChange,
  moment: Moment,
): Promise<Replaced<Scoring>> {
  await lockStandings(trx);
  const before = await getScoring(trx);
  await trx('scoring_config').update({
    ring_points: scoring.ringPoints,
    appointment_set_points: scoring.appointmentSetPoints,
    appointment_done_points: scoring.appointmentDonePoints,
    bonus_multiplier: scoring.bonusMultiplier,
    updated_at: moment.now.toString(),
  });
  await rebuildStandings(trx, moment);
  return { before, after: await getScoring(trx) };
}
