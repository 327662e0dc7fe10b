import { randomUUID } from 'node:crypto';
import type { NewPrize, Prize, PrizeChange } from '@vetta/contract/prizes';
import { traced } from '../audit/trace.ts';
import type { Created, Removed, Replaced } from '../change.ts';
import type { Transaction } from '../store/database.ts';
import { given } from '../store/given.ts';
import type { Moment } from '../time/moment.ts';
import { type PrizeRow, requirePrize, toColumns, toPrize } from './prize-row.ts';

export async function addPrize(trx: Transaction, prize: NewPrize, { now }: Moment): Promise<Created<Prize>> {
  const columns = { ...given(toColumns(prize)), updated_at: now.toString() };
  const [row]: PrizeRow[] = await trx('prizes').insert(columns).returning('*');
  if (row === undefined) throw new Error('The new prize answered no row');
  return { before: null, after: toPrize(row) };
}

/** Changes a prize; what is left out stays. @throws UnknownPrize */
export async function changePrize(
  trx: Transaction,
  id: string,
  change: PrizeChange,
  { now }: Moment,
): Promise<Replaced<Prize>> {
  const before = await requirePrize(trx, id);
  await trx('prizes')
    .where({ id })
    .update({ ...given(toColumns(change)), updated_at: now.toString() });
  return { before, after: await requirePrize(trx, id) };
}

/** @throws UnknownPrize */
export async function removePrize(trx: Transaction, id: string): Promise<Removed<Prize>> {
  const before = await requirePrize(trx, id);
  const trace = randomUUID();
  await traced(trx, { trace, table: 'prizes' }, 'delete from prizes where id = :id', { id });
  return { before, after: null, trace };
}
