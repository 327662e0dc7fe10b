import type { Scoring, ScoringChange } from '@vetta/contract/scoring';
import type { Replaced } from '../change.ts';
import { keepMonthValues } from '../months/month-values.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { getScoring } from './scoring.ts';

/** Changes the scoring values of the month under way and sums every month that is not final again. */
export async function changeScoring(
  trx: LockedTransaction,
  scoring: ScoringChange,
  now: Now,
): Promise<Replaced<Scoring>> {
  await keepMonthValues(trx, now);
  const before = await getScoring(trx);
  await trx('scoring_config').update({
    ring_points: scoring.ringPoints,
    appointment_set_points: scoring.appointmentSetPoints,
    appointment_done_points: scoring.appointmentDonePoints,
    bonus_multiplier: scoring.bonusMultiplier,
    updated_at: now.instant.toString(),
  });
  await updateSumsOfOpenMonths(trx, now);
  return { before, after: await getScoring(trx) };
}
