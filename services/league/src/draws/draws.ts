import type { Draw, Draws } from '@vetta/contract/draws';
import type { Day, Month } from '@vetta/contract/values';
import type { Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { commitRedraw } from './commitments.ts';

const UnknownDraw = failure('unknown_draw', 404, () => 'Questa estrazione non esiste');
const AlreadyVoid = failure('already_void', 409, () => 'Questa estrazione è già stata annullata');

const DRAW = `
  select d.id, d.prize_id as "prizeId", d.prize_title as "prizeTitle", d.rank, d.drawn_at as "drawnAt", c.commitment,
    c.committed_at as "committedAt", c.secret, d.participants, d.winner_id as "winnerId", d.voided_at as "voidedAt",
    d.void_reason as "voidReason"
  from draws d join draw_commitments c on c.id = d.commitment_id`;

/** Returns a month's draws, for anyone to check. A secret is shown only after its draw. */
export async function getDraws(db: Database, month: Month): Promise<Draws> {
  const bindings = { month: firstDay(month) };
  return {
    month,
    pending: await rows(
      db,
      `select commitment, committed_at as "committedAt" from draw_commitments
      where month = :month and revealed_at is null order by id`,
      bindings,
    ),
    replaced: await rows(
      db,
      `select commitment, committed_at as "committedAt", replaced_at as "replacedAt" from replaced_commitments
      where month = :month order by id`,
      bindings,
    ),
    draws: await rows<Draw>(db, `${DRAW} where d.month = :month order by d.id`, bindings),
  };
}

/** Voids a draw. It stays visible, and the next close draws its prize again. @throws UnknownDraw, AlreadyVoid */
export async function voidDraw(
  trx: LockedTransaction,
  id: string,
  reason: string,
  now: Now,
): Promise<Replaced<Draw>> {
  const before = await requireDraw(trx, id);
  if (before.voidedAt !== null) throw AlreadyVoid();
  const row = await firstRow<{ month: Day }>(
    trx,
    'update draws set voided_at = :at, void_reason = :reason where id = :id returning month',
    { id, reason, at: now.instant.toString() },
  );
  if (row === undefined) throw UnknownDraw();
  await commitRedraw(trx, monthOf(row.month), id, now);
  return { before, after: await requireDraw(trx, id) };
}

async function requireDraw(db: Database, id: string): Promise<Draw> {
  const draw = await firstRow<Draw>(db, `${DRAW} where d.id = :id`, { id });
  if (draw === undefined) throw UnknownDraw();
  return draw;
}
