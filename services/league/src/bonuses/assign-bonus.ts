import type { Award, NewAward } from '@vetta/contract/bonuses';
import type { Created } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseFinal } from '../months/final-months.ts';
import { refuseBeforeFirstDay } from '../months/first-day.ts';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { inTheFuture, isMonday, italianDay, weekStart, withArticle } from '../time/rome.ts';
import { AWARD_COLUMNS } from './list-awards.ts';

const UnknownBonusType = failure('unknown_bonus_type', 404, () => 'Questo bonus non esiste');
const NotAMonday = failure(
  'not_a_monday',
  400,
  (day: string) => `La settimana comincia di lunedì: ${withArticle('il', day)} non lo è`,
);
const OutsideTheWeek = failure(
  'outside_the_week',
  400,
  (day: string, week: string) =>
    `La data ${italianDay(day)} non è nella settimana ${withArticle('del', week)}`,
);
const EarnedInTheFuture = failure('earned_in_the_future', 400, inTheFuture);
const AlreadyAssigned = failure(
  'already_assigned',
  409,
  () => 'Questo bonus è già assegnato per la settimana',
);

/**
 * Assigns a weekly bonus by hand and lifts the block that an untick of it left for that player and week. The bonus is pending
 * until the next close or «Ricalcola Classifica».
 * @throws NotAMonday, OutsideTheWeek, EarnedInTheFuture, BeforeFirstDay, UnknownPlayer, UnknownBonusType, FinalMonth,
 * AlreadyAssigned
 */
export async function assignBonus(
  trx: LockedTransaction,
  award: NewAward,
  { instant, today }: Now,
): Promise<Created<Award>> {
  if (!isMonday(award.weekStartDate)) throw NotAMonday(award.weekStartDate);
  if (weekStart(award.dateEarned) !== award.weekStartDate) {
    throw OutsideTheWeek(award.dateEarned, award.weekStartDate);
  }
  if (award.dateEarned > today) throw EarnedInTheFuture(award.dateEarned);
  await refuseBeforeFirstDay(trx, award.dateEarned, today);
  await refuseUnknownPlayer(trx, award.playerId);
  const type = await firstRow(trx, 'select from bonus_types where id = :id', { id: award.bonusTypeId });
  if (type === undefined) throw UnknownBonusType();
  await refuseFinal(trx, award.dateEarned);

  const key = {
    player_id: award.playerId,
    bonus_type_id: award.bonusTypeId,
    week_start: award.weekStartDate,
  };
  const assigned = await firstRow<Award>(
    trx,
    `insert into player_bonuses
      (player_id, bonus_type_id, week_start, date_earned, manually_assigned, assigned_by, created_at)
    values (:player_id, :bonus_type_id, :week_start, :dateEarned, :manuallyAssigned, :assignedBy, :now)
    on conflict (player_id, bonus_type_id, week_start) do nothing returning ${AWARD_COLUMNS}`,
    {
      ...key,
      dateEarned: award.dateEarned,
      manuallyAssigned: award.manuallyAssigned,
      assignedBy: award.assignedBy || 'admin',
      now: instant.toString(),
    },
  );
  if (assigned === undefined) throw AlreadyAssigned();
  await trx('bonus_blocks').where(key).delete();
  return { before: null, after: assigned };
}
