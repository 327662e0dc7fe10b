import type { ChannelEvent } from '@vetta/contract/channels';
import type { Database, Transaction } from '../store/database.ts';
import { isTemporary } from '../store/database-errors.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Announcement } from './announcement.ts';

/** Something that happened, and a name of its own: the same is told a channel once. */
export type Happening = Announcement & { readonly key: string };

/** Whether a channel that is on wants to hear of an event: what a message says can take long to find. */
export async function isWanted(db: Database, event: ChannelEvent): Promise<boolean> {
  const found = await firstRow(db, 'select from channels where is_active and :event = any(events) limit 1', {
    event,
  });
  return found !== undefined;
}

/**
 * Writes a delivery for each channel that wants to hear of an event, in the transaction that makes it; `only` names one channel.
 * The scheduler sends it once the transaction has committed.
 */
export async function announce(
  trx: Transaction,
  { event, facts, key }: Happening,
  at: Temporal.Instant,
  only?: string,
): Promise<void> {
  await rows(
    trx,
    `insert into channel_deliveries (channel_id, event, key, facts, created_at, next_attempt_at, due_since)
    select id, :event, :key, :facts, :at, :at, :at from channels
    where is_active and :event = any(events) and (cast(:only as uuid) is null or id = :only)
    on conflict (channel_id, key) do nothing`,
    { event, key, facts: JSON.stringify(facts), at: at.toString(), only: only ?? null },
  );
}

/**
 * Announces what a step of a close did, if a channel wants it. A defect here must not stop a close: then nothing is announced. An
 * error of a database that is away is thrown, as by the step itself.
 */
export async function announceBeside(
  trx: Transaction,
  event: ChannelEvent,
  at: Temporal.Instant,
  find: (trx: Transaction) => Promise<readonly Happening[]>,
): Promise<void> {
  if (!(await isWanted(trx, event))) return;
  try {
    await trx.transaction(async (savepoint) => {
      for (const happening of await find(savepoint)) await announce(savepoint, happening, at);
    });
  } catch (error) {
    if (isTemporary(error)) throw error;
  }
}

/** Tells the channels that a source of numbers has a problem. `key` is the same as long as the problem is. */
export const announceSourceProblem = (
  trx: Transaction,
  { source, problem, key }: { readonly source: string; readonly problem: string; readonly key: string },
  at: Temporal.Instant,
): Promise<void> =>
  announce(trx, { event: 'source_problem', facts: { source, problem }, key: `source:${key}` }, at);
