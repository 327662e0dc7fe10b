import type { Channel } from '@vetta/contract/channels';
import { announce } from '@vetta/league/announcements/announce';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { dropWaiting } from './channels.ts';

/** How many attempts a channel gets within a minute. */
const MOST_A_MINUTE = 20;
/** How long a delivery is tried. */
const PATIENCE = Temporal.Duration.from({ hours: 24 });
/** An attempt that says nothing for so long was cut off: its process was killed. Longer than a receiver may take. */
const LEASE = Temporal.Duration.from({ seconds: 30 });
/** The pause after the first failure; each further one doubles it, up to the longest. */
const FIRST_PAUSE_S = 10;
const LONGEST_PAUSE_S = 30 * 60;

/** Returns the ids of deliveries that are due, at most `limit`, the oldest first; `since`: those that are due since then. */
export async function dueDeliveries(db: Database, since: Temporal.Instant, limit: number): Promise<string[]> {
  const due = await rows<{ id: string }>(
    db,
    `select id from channel_deliveries where state = 'waiting' and next_attempt_at <= :since
    order by next_attempt_at, id limit :limit`,
    { since: since.toString(), limit },
  );
  return due.map(({ id }) => id);
}

/** A delivery that this process may attempt now. */
export interface Attempt {
  readonly id: string;
  readonly channel: string;
  readonly kind: Channel['kind'];
  readonly sealed: string;
  readonly event: string;
  readonly facts: unknown;
  readonly createdAt: string;
}

/** What became of a wish to attempt: an attempt, nothing to do any more, or when to ask again. */
export type Begun =
  | { readonly attempt: Attempt }
  | { readonly done: true }
  | { readonly again: Temporal.Instant };

interface ClaimedRow extends Attempt {
  readonly state: string;
  readonly dueSince: string;
  readonly nextAttemptAt: string;
  readonly isActive: boolean;
  readonly attemptedAt: readonly (string | Date)[];
}

const toInstant = (value: string | Date): Temporal.Instant =>
  typeof value === 'string'
    ? Temporal.Instant.from(value)
    : Temporal.Instant.fromEpochMilliseconds(value.getTime());

/**
 * Begins an attempt of a delivery: no other process attempts it until the attempt is noted, or its lease is over. A delivery that
 * was tried for 24 hours fails, and its channel is switched off.
 */
export function beginAttempt(db: Database, id: string, now: Temporal.Instant): Promise<Begun> {
  return db.transaction(async (trx) => {
    const row = await firstRow<ClaimedRow>(
      trx,
      `select d.id, d.channel_id as channel, c.kind, c.sealed, d.event, d.facts, d.created_at as "createdAt", d.state,
        d.due_since as "dueSince", d.next_attempt_at as "nextAttemptAt", c.is_active as "isActive",
        c.attempted_at as "attemptedAt"
      from channel_deliveries d join channels c on c.id = d.channel_id where d.id = :id for update`,
      { id },
    );
    if (row === undefined || row.state !== 'waiting') return { done: true };
    const next = Temporal.Instant.from(row.nextAttemptAt);
    if (Temporal.Instant.compare(next, now) > 0) return { again: next };
    if (!row.isActive && row.event !== 'trial') {
      await dropWaiting(trx, row.channel, 'Il canale è spento');
      return { done: true };
    }
    if (Temporal.Instant.compare(Temporal.Instant.from(row.dueSince).add(PATIENCE), now) <= 0) {
      await trx('channel_deliveries').where({ id }).update({ state: 'failed' });
      if (row.isActive && row.event !== 'trial') await switchOff(trx, row.channel, 'failing', now);
      return { done: true };
    }
    const quietUntil = await slowedDownUntil(trx, row, now);
    if (quietUntil !== null) {
      await trx('channel_deliveries').where({ id }).update({ next_attempt_at: quietUntil.toString() });
      return { again: quietUntil };
    }
    const minuteAgo = now.subtract({ seconds: 60 });
    const recent = row.attemptedAt.map(toInstant).filter((at) => Temporal.Instant.compare(at, minuteAgo) > 0);
    const oldest = recent.at(-MOST_A_MINUTE);
    if (oldest !== undefined) {
      const again = oldest.add({ seconds: 60 });
      await trx('channel_deliveries').where({ id }).update({ next_attempt_at: again.toString() });
      return { again };
    }
    await trx('channels')
      .where({ id: row.channel })
      .update({ attempted_at: [...recent, now].map(String) });
    await rows(
      trx,
      // An answer of before is no answer to this attempt: its lease would look like a receiver's wish to be left alone.
      `update channel_deliveries set attempts = attempts + 1, last_attempt_at = :now, next_attempt_at = :lease, status = null
      where id = :id`,
      { id, now: now.toString(), lease: now.add(LEASE).toString() },
    );
    const { channel, kind, sealed, event, facts, createdAt } = row;
    return { attempt: { id, channel, kind, sealed, event, facts, createdAt } };
  });
}

/** Returns until when a receiver that answered 429 to another message of the channel asked to be left alone; null if it did not. */
async function slowedDownUntil(
  trx: Transaction,
  { id, channel }: Pick<Attempt, 'id' | 'channel'>,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const slowed = await firstRow<{ until: string | null }>(
    trx,
    `select max(next_attempt_at) as until from channel_deliveries
    where channel_id = :channel and state = 'waiting' and status = 429 and id <> :id and next_attempt_at > :now`,
    { id, channel, now: now.toString() },
  );
  return slowed?.until ? Temporal.Instant.from(slowed.until) : null;
}

/** How an attempt ended. */
export interface Outcome {
  /** What the receiver answered; null if it did not. */
  readonly status: number | null;
  /** Why it failed, as a sentence without secrets; null for a message that was taken. */
  readonly error: string | null;
  /** How long the receiver asked to be left alone, in seconds. */
  readonly retryAfter?: number | undefined;
  /** Why the channel cannot be used any more. */
  readonly off?: 'gone' | 'key' | undefined;
}

/** Notes how an attempt ended. Returns when the next one is due; null if there is none. */
export function noteAttempt(
  db: Database,
  { id, channel }: Attempt,
  { status, error, retryAfter, off }: Outcome,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  return db.transaction(async (trx) => {
    if (error === null) {
      await trx('channel_deliveries').where({ id }).update({ state: 'sent', status, error });
      return null;
    }
    if (off !== undefined) {
      await trx('channel_deliveries').where({ id }).update({ state: 'failed', status, error });
      await switchOff(trx, channel, off, now);
      return null;
    }
    const row = await firstRow<{ attempts: number }>(
      trx,
      'select attempts from channel_deliveries where id = :id for update',
      { id },
    );
    const pause = FIRST_PAUSE_S * 2 ** Math.min(20, Math.max(0, (row?.attempts ?? 1) - 1));
    const asked = Math.min(retryAfter ?? 0, PATIENCE.total('seconds'));
    const seconds = Math.max(Math.min(LONGEST_PAUSE_S, pause), asked);
    const next = now.add({ seconds: Math.ceil(seconds) });
    await trx('channel_deliveries')
      .where({ id, state: 'waiting' })
      .update({ status, error, next_attempt_at: next.toString() });
    return next;
  });
}

const OFF = {
  gone: 'il ricevitore ha risposto che l’indirizzo non esiste più',
  failing: 'da 24 ore non riceve nulla',
  key: 'i suoi dati segreti non si aprono con la chiave di questo server',
} as const;

/** Switches a channel off, and tells the other channels of operators. */
async function switchOff(
  trx: Parameters<typeof announce>[0],
  id: string,
  because: keyof typeof OFF,
  now: Temporal.Instant,
): Promise<void> {
  const [channel] = await trx('channels')
    .where({ id, is_active: true })
    .update({ is_active: false, off_because: because, off_at: now.toString() })
    .returning('name');
  await dropWaiting(trx, id, `Il canale è stato spento: ${OFF[because]}`);
  if (channel === undefined) return;
  const sentence = `Il canale «${channel.name}» è stato spento: ${OFF[because]}.`;
  await announce(
    trx,
    { event: 'operator_alert', facts: { sentence }, key: `channel-off:${id}:${now.toString()}` },
    now,
  );
}
