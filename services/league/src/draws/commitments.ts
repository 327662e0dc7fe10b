import { createHash, randomBytes } from 'node:crypto';
import type { Month } from '@vetta/contract/values';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthEnds } from '../time/rome.ts';

/** A secret that no draw has used yet. */
export interface Commitment {
  readonly id: string;
  readonly secret: string;
  /** The voided draw that the next one replaces; null for the month's first draw. */
  readonly redraws: string | null;
}

/**
 * Commits to a secret for a month's draw, unless there is a commitment already. A month that is over has no draw without
 * one: its participants are known.
 */
export async function commitMonth(trx: Transaction, month: Month, now: Now): Promise<void> {
  if (Temporal.Instant.compare(monthEnds(month), now.instant) <= 0) return;
  await trx.raw(
    `insert into draw_commitments (month, commitment, secret, committed_at)
    values (:month, :commitment, :secret, :now) on conflict (month) where redraws is null do nothing`,
    { month: firstDay(month), ...newSecret(now) },
  );
}

/** Commits to a new secret for the draw that replaces a voided one. */
export async function commitRedraw(trx: Transaction, month: Month, draw: string, now: Now): Promise<void> {
  await trx.raw(
    `insert into draw_commitments (month, commitment, secret, committed_at, redraws)
    values (:month, :commitment, :secret, :now, :draw)`,
    { month: firstDay(month), draw, ...newSecret(now) },
  );
}

/** Returns the SHA-256 of a text in hex. That of a draw's secret is the commitment that is published before. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns a new secret with its commitment and the time. */
export function newSecret({ instant }: Now) {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: sha256(secret), now: instant.toString() };
}

/** Returns the month's commitments that no draw has used yet. */
export const openCommitments = (trx: Transaction, month: Month): Promise<Commitment[]> =>
  rows(
    trx,
    'select id, secret, redraws from draw_commitments where month = :month and revealed_at is null order by id',
    { month: firstDay(month) },
  );

/**
 * Commits again to every draw that was not held yet, and keeps the old commitments for anyone to see. Called after a restore:
 * a backup has no secret that is not revealed.
 */
export async function replaceCommitments(trx: Transaction, now: Now): Promise<void> {
  const open = await rows<{ id: string }>(
    trx,
    `with open as (select id, month, commitment, committed_at from draw_commitments where revealed_at is null),
    kept as (
      insert into replaced_commitments (month, commitment, committed_at, replaced_at)
      select month, commitment, committed_at, :now from open
    )
    select id from open`,
    { now: now.instant.toString() },
  );
  for (const { id } of open) {
    const { secret, commitment, now: committed_at } = newSecret(now);
    await trx('draw_commitments').where({ id }).update({ secret, commitment, committed_at });
  }
}
