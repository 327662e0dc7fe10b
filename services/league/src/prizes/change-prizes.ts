import { randomUUID } from 'node:crypto';
import type { NewPrize, Prize, PrizeChange } from '@vetta/contract/prizes';
import { journaled } from '../audit/journal.ts';
import type { Created, Removed, Replaced } from '../change.ts';
import { keepMonthValues } from '../months/month-values.ts';
import type { Transaction } from '../store/database.ts';
import { given } from '../store/given.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay } from '../time/rome.ts';
import { PRIZE_COLUMNS, requirePrize } from './require-prize.ts';

/** The columns of the given fields; an empty text clears its column. */
const toColumns = (prize: PrizeChange) =>
  given({
    position: prize.position,
    title: prize.title,
    description: prize.description === '' ? null : prize.description,
    image_url: prize.imageUrl === '' ? null : prize.imageUrl,
    is_lottery: prize.isLottery,
    is_active: prize.isActive,
    month: prize.month && firstDay(prize.month),
  });

export async function addPrize(trx: Transaction, prize: NewPrize, now: Now): Promise<Created<Prize>> {
  await keepMonthValues(trx, now);
  const after = await firstRow<Prize>(
    trx,
    `insert into prizes (position, title, description, image_url, is_lottery, is_active, month, updated_at)
    values (:position, :title, :description, :imageUrl, :isLottery, :isActive, :month, :now) returning ${PRIZE_COLUMNS}`,
    {
      ...prize,
      description: prize.description || null,
      imageUrl: prize.imageUrl || null,
      month: prize.month ? firstDay(prize.month) : null,
      now: now.instant.toString(),
    },
  );
  if (after === undefined) throw new Error('The new prize was not returned');
  return { before: null, after };
}

/** Changes a prize; a field that is left out stays. @throws UnknownPrize */
export async function changePrize(
  trx: Transaction,
  id: string,
  change: PrizeChange,
  now: Now,
): Promise<Replaced<Prize>> {
  await keepMonthValues(trx, now);
  const before = await requirePrize(trx, id);
  await trx('prizes')
    .where({ id })
    .update({ ...toColumns(change), updated_at: now.instant.toString() });
  return { before, after: await requirePrize(trx, id) };
}

/** @throws UnknownPrize */
export async function removePrize(trx: Transaction, id: string, now: Now): Promise<Removed<Prize>> {
  await keepMonthValues(trx, now);
  const before = await requirePrize(trx, id);
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'prizes' }, 'delete from prizes where id = :id', { id });
  return { before, after: null, journal };
}
