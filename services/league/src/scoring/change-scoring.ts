import { randomUUID } from 'node:crypto';
import type { Scoring, ScoringChange } from '@vetta/contract/scoring';
import { journaled } from '../audit/journal.ts';
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
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'scoring_config' },
    `update scoring_config set ring_points = :ringPoints, appointment_set_points = :appointmentSetPoints,
      appointment_done_points = :appointmentDonePoints, bonus_multiplier = :bonusMultiplier, updated_at = :now`,
    { ...scoring, now: now.instant.toString() },
  );
  await updateSumsOfOpenMonths(trx, now);
  return { before, after: await getScoring(trx), journal };
}
