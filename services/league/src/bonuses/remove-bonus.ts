import { randomUUID } from 'node:crypto';
import type { Award } from '@vetta/contract/bonuses';
import { traced } from '../audit/trace.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseFinal } from '../month/final-months.ts';
import { keepSums } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { type AwardRow, toAward } from './award-row.ts';

export const UnknownAward = failure('unknown_award', 404, () => 'Questa assegnazione non esiste più');

/** Takes an award away, at once where it was settled, and keeps the league from giving it again that week. */
export async function removeBonus(
  trx: LockedTransaction,
  id: string,
  moment: Moment,
): Promise<Removed<Award>> {
  const row = await firstRow<AwardRow>(trx, 'select * from player_bonuses where id = :id', { id });
  if (row === undefined) throw UnknownAward();
  await refuseFinal(trx, row.date_earned);

  const trace = randomUUID();
  await traced(trx, { trace, table: 'player_bonuses' }, 'delete from player_bonuses where id = :id', { id });
  const { player_id, bonus_type_id, week_start } = row;
  await traced(
    trx,
    { trace, table: 'bonus_blocks' },
    `insert into bonus_blocks (player_id, bonus_type_id, week_start)
    values (:player_id, :bonus_type_id, :week_start)
    on conflict (player_id, bonus_type_id, week_start) do nothing`,
    { player_id, bonus_type_id, week_start },
  );
  if (row.settled_at !== null) await keepSums(trx, monthOf(row.date_earned), moment, [player_id]);
  return { before: toAward(row), after: null, trace };
}
