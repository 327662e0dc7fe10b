import type { Award } from '@vetta/contract/bonuses';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseFinal } from '../month/final-months.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { type AwardRow, toAward } from './award-row.ts';

export const UnknownAward = failure('unknown_award', 404, () => 'Questa assegnazione non esiste più');

/** Takes an award away, at once where it was settled, and keeps the league from giving it again that week. */
export async function removeBonus(trx: Transaction, id: string, moment: Moment): Promise<Removed<Award>> {
  await lockStandings(trx);
  const row = await firstRow<AwardRow>(trx, 'select * from player_bonuses where id = :id', { id });
  if (row === undefined) throw UnknownAward();
  await refuseFinal(trx, row.date_earned);

  await trx('player_bonuses').where({ id }).delete();
  const { player_id, bonus_type_id, week_start } = row;
  await trx('bonus_blocks')
    .insert({ player_id, bonus_type_id, week_start })
    .onConflict(['player_id', 'bonus_type_id', 'week_start'])
    .ignore();
  if (row.settled_at !== null) await rebuildStandings(trx, moment);
  return { before: toAward(row), after: null };
}
