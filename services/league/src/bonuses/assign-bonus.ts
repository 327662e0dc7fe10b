import type { Award, NewAward } from '@vetta/contract/bonuses';
import type { Created } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseFinal } from '../month/final-months.ts';
import { refuseUnknownPlayer } from '../players/player-row.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { isMonday, weekStart } from '../time/rome.ts';
import { type AwardRow, toAward } from './award-row.ts';

export const UnknownBonusType = failure('unknown_bonus_type', 404, () => 'Questo bonus non esiste');
export const NotAMonday = failure(
  'not_a_monday',
  400,
  (day: string) => `La settimana comincia di lunedì: ${day} non lo è`,
);
export const OutsideTheWeek = failure(
  'outside_the_week',
  400,
  (day: string, week: string) => `Il giorno ${day} non è nella settimana del ${week}`,
);
export const EarnedInTheFuture = failure(
  'earned_in_the_future',
  400,
  (day: string) => `La data ${day} è nel futuro`,
);
export const AlreadyAssigned = failure(
  'already_assigned',
  409,
  () => 'Questo bonus è già assegnato per la settimana',
);

/** Assigns a weekly bonus by hand. It is pending until the close or «Ricalcola», and lifts the week's block. */
export async function assignBonus(
  trx: LockedTransaction,
  award: NewAward,
  { now, today }: Moment,
): Promise<Created<Award>> {
  if (!isMonday(award.weekStartDate)) throw NotAMonday(award.weekStartDate);
  if (weekStart(award.dateEarned) !== award.weekStartDate) {
    throw OutsideTheWeek(award.dateEarned, award.weekStartDate);
  }
  if (award.dateEarned > today) throw EarnedInTheFuture(award.dateEarned);
  await refuseUnknownPlayer(trx, award.playerId);
  const type = await firstRow(trx, 'select from bonus_types where id = :id', { id: award.bonusTypeId });
  if (type === undefined) throw UnknownBonusType();
  await refuseFinal(trx, award.dateEarned);

  const key = {
    player_id: award.playerId,
    bonus_type_id: award.bonusTypeId,
    week_start: award.weekStartDate,
  };
  const [row]: AwardRow[] = await trx('player_bonuses')
    .insert({
      ...key,
      date_earned: award.dateEarned,
      manually_assigned: award.manuallyAssigned,
      assigned_by: award.assignedBy || 'admin',
      created_at: now.toString(),
    })
    .onConflict(['player_id', 'bonus_type_id', 'week_start'])
    .ignore()
    .returning('*');
  if (row === undefined) throw AlreadyAssigned();
  await trx('bonus_blocks').where(key).delete();
  return { before: null, after: toAward(row) };
}
