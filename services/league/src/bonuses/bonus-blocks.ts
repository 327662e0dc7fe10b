import { randomUUID } from 'node:crypto';
import type { BonusBlock } from '@vetta/contract/bonuses';
import type { Day } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';

const UnknownBlock = failure('unknown_block', 404, () => 'Questo bonus non è bloccato');

/** Returns the bonuses that no close awards, because an admin unticked them: all, or those of one week. */
export const listBonusBlocks = (
  db: Database,
  { weekStartDate }: { weekStartDate?: Day | undefined } = {},
): Promise<BonusBlock[]> =>
  rows(
    db,
    `select player_id as "playerId", bonus_type_id as "bonusTypeId", week_start as "weekStartDate" from bonus_blocks
    where cast(:week as date) is null or week_start = :week order by week_start, player_id, bonus_type_id`,
    { week: weekStartDate ?? null },
  );

const THIS = 'player_id = :playerId and bonus_type_id = :bonusTypeId and week_start = :weekStartDate';

/** Lifts a block: the next close awards the bonus again where its ground stands. @throws UnknownBlock */
export async function liftBonusBlock(
  trx: LockedTransaction,
  block: BonusBlock,
): Promise<Removed<BonusBlock>> {
  const { playerId, bonusTypeId, weekStartDate } = block;
  const bindings = { playerId, bonusTypeId, weekStartDate };
  const found = await firstRow(trx, `select from bonus_blocks where ${THIS}`, bindings);
  if (found === undefined) throw UnknownBlock();
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'bonus_blocks' },
    `delete from bonus_blocks where ${THIS}`,
    bindings,
  );
  return { before: bindings, after: null, journal };
}
