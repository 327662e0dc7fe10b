import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { newSecret } from './commitments.ts';

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
