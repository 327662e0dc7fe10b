import { randomUUID } from 'node:crypto';
import type { Award } from '@vetta/contract/bonuses';
import { journaled } from '../audit/journal.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseFinal } from '../months/final-months.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { AWARD_COLUMNS } from './list-awards.ts';

const UnknownAward = failure('unknown_award', 404, () => 'Questa assegnazione non esiste più');

/**
 * Removes an award, and its points if it was settled. An automatic one is blocked for that player and week: no close gives it
 * again. An admin's own tick leaves the week automatic. @throws UnknownAward, FinalMonth
 */
export async function removeBonus(trx: LockedTransaction, id: string, now: Now): Promise<Removed<Award>> {
  const award = await firstRow<Award>(trx, `select ${AWARD_COLUMNS} from player_bonuses where id = :id`, {
    id,
  });
  if (award === undefined) throw UnknownAward();
  await refuseFinal(trx, award.dateEarned);

  const journal = randomUUID();
  await journaled(trx, { journal, table: 'player_bonuses' }, 'delete from player_bonuses where id = :id', {
    id,
  });
  if (!award.manuallyAssigned) await block(trx, journal, award);
  if (award.settledAt !== null) await updateSums(trx, monthOf(award.dateEarned), now, [award.playerId]);
  return { before: award, after: null, journal };
}

const block = (
  trx: LockedTransaction,
  journal: string,
  { playerId, bonusTypeId, weekStartDate }: Award,
): Promise<unknown> =>
  journaled(
    trx,
    { journal, table: 'bonus_blocks' },
    `insert into bonus_blocks (player_id, bonus_type_id, week_start)
    values (:playerId, :bonusTypeId, :weekStartDate)
    on conflict (player_id, bonus_type_id, week_start) do nothing`,
    { playerId, bonusTypeId, weekStartDate },
  );
