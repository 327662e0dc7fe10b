import { randomBytes } from 'node:crypto';
import type { Month } from '@vetta/contract/values';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay } from '../time/rome.ts';
import { commitmentTo } from './fair-choice.ts';

/** A secret that waits for its draw. */
export interface Commitment {
  readonly id: string;
  readonly secret: string;
  /** The voided draw that it is to take the place of; null for the month's first draw. */
  readonly redraws: string | null;
}

/** Commits to a secret for a month's draw, unless that was done before. */
export async function commitMonth(trx: Transaction, month: Month, moment: Moment): Promise<void> {
  await trx.raw(
    `insert into draw_commitments (month, commitment, secret, committed_at)
    values (:month, :commitment, :secret, :now) on conflict (month) where redraws is null do nothing`,
    { month: firstDay(month), ...newSecret(moment) },
  );
}

/** Commits at once to a new secret for the draw that takes the place of a voided one. */
export async function commitRedraw(
  trx: Transaction,
  month: Month,
  draw: string,
  moment: Moment,
): Promise<void> {
  await trx.raw(
    `insert into draw_commitments (month, commitment, secret, committed_at, redraws)
    values (:month, :commitment, :secret, :now, :draw)`,
    { month: firstDay(month), draw, ...newSecret(moment) },
  );
}

function newSecret({ now }: Moment) {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentTo(secret), now: now.toString() };
}

/** The month's secrets that no draw has used yet. */
export const openCommitments = (trx: Transaction, month: Month): Promise<Commitment[]> =>
  rows(
    trx,
    'select id, secret, redraws from draw_commitments where month = :month and revealed_at is null order by id',
    { month: firstDay(month) },
  );
