import {
  Channel,
  type ChannelCard,
  type ChannelChange,
  MOST_CHANNELS,
  type NewChannel,
} from '@vetta/contract/channels';
import type { Created, Removed, Replaced } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import { fieldsOf } from '@vetta/league/store/columns';
import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Now } from '@vetta/league/time/now';

const UnknownChannel = failure('unknown_channel', 404, () => 'Questo canale non esiste');
const TooManyChannels = failure(
  'too_many_channels',
  409,
  () => `Ci sono già ${MOST_CHANNELS} canali: togline uno, poi riprova`,
);

const OfTheEnvironment = failure(
  'channel_of_environment',
  409,
  () => 'Questo canale viene da ALERT_URL, e si cambia lì',
);

/** The channel that ALERT_URL makes. Its address is nowhere in the database. */
export const ALERT_CHANNEL = '00000000-0000-4000-8000-00000000a1e7';

const COLUMNS = fieldsOf(Channel, { language: "'it'" });

/** SQL of how a delivery fared. */
export const ATTEMPTED = `d.state, d.attempts, d.status, d.error,
  case when d.state = 'waiting' then d.next_attempt_at end as "nextAttemptAt"`;

/** A channel, and apart from it how its newest message fared: only the first has a row tag. */
export interface SeenChannel {
  readonly channel: Channel;
  readonly lastDelivery: ChannelCard['lastDelivery'];
}

/** Returns the channels by name. */
export async function listChannels(db: Database): Promise<SeenChannel[]> {
  const [channels, newest] = [
    await rows<Channel>(db, `select ${COLUMNS} from channels c order by c.name collate "it-x-icu", c.id`),
    await rows<NonNullable<SeenChannel['lastDelivery']> & { channel: string }>(
      db,
      `select distinct on (d.channel_id) d.channel_id as channel, ${ATTEMPTED}, d.created_at as at
      from channel_deliveries d order by d.channel_id, d.created_at desc, d.id desc`,
    ),
  ];
  const last = new Map(newest.map(({ channel, ...delivery }) => [channel, delivery]));
  return channels.map((channel) => ({ channel, lastDelivery: last.get(channel.id) ?? null }));
}

/** @throws UnknownChannel */
export async function requireChannel(db: Database, id: string): Promise<Channel> {
  const channel = await firstRow<Channel>(db, `select ${COLUMNS} from channels c where c.id = :id`, { id });
  if (channel === undefined) throw UnknownChannel();
  return channel;
}

/** Encrypted secrets, and the host that they send to. */
export interface SealedSecrets {
  readonly host: string;
  readonly sealed: string;
}

/** Adds a channel. @throws TooManyChannels */
export async function addChannel(
  trx: Transaction,
  { name, kind, events, adminOnly, missingAt }: NewChannel,
  { host, sealed }: SealedSecrets,
  { instant }: Now,
): Promise<Created<Channel>> {
  await trx.raw('select pg_advisory_xact_lock(?)', [locks.channels]);
  const found = await firstRow<{ count: number }>(trx, 'select cast(count(*) as int) as count from channels');
  if ((found?.count ?? 0) >= MOST_CHANNELS) throw TooManyChannels();
  const [added] = await trx('channels')
    .insert({
      ...{ name, kind, events, host, sealed },
      admin_only: adminOnly,
      missing_at: missingAt,
      created_at: instant.toString(),
    })
    .returning('id');
  return { before: null, after: await requireChannel(trx, added?.id ?? '') };
}

/** Keeps the channel of ALERT_URL as the environment has it: at each start, so that one that was switched off is on again. */
export async function keepAlertChannel(
  db: Database,
  receiver: Pick<Channel, 'host' | 'kind'> | undefined,
  { instant }: Now,
): Promise<void> {
  if (receiver === undefined) {
    await db('channels').where({ id: ALERT_CHANNEL }).delete();
    return;
  }
  const now = { ...receiver, is_active: true, off_because: null, off_at: null };
  await db('channels')
    .insert({
      ...{ ...now, id: ALERT_CHANNEL, name: 'ALERT_URL', sealed: '', admin_only: true },
      events: ['operator_alert', 'source_problem'],
      created_at: instant.toString(),
    })
    .onConflict('id')
    .merge(now);
}

/** Returns the encrypted secrets of a channel, which a change adds to. @throws UnknownChannel */
export async function sealedSecrets(
  trx: Transaction,
  id: string,
): Promise<{ readonly kind: Channel['kind']; readonly sealed: string }> {
  if (id === ALERT_CHANNEL) throw OfTheEnvironment();
  const found = await firstRow<{ kind: Channel['kind']; sealed: string }>(
    trx,
    'select kind, sealed from channels where id = :id for update',
    { id },
  );
  if (found === undefined) throw UnknownChannel();
  return found;
}

/** Changes a channel; secrets that are not given stay. @throws UnknownChannel */
export async function changeChannel(
  trx: Transaction,
  id: string,
  change: Omit<ChannelChange, 'address' | 'token' | 'chat' | 'secret'>,
  secrets: SealedSecrets | undefined,
  { instant }: Now,
): Promise<Replaced<Channel>> {
  const before = await requireChannel(trx, id);
  const {
    name = before.name,
    events = before.events,
    adminOnly = before.adminOnly,
    missingAt = before.missingAt,
    isActive = before.isActive,
  } = change;
  const isSwitchedOff = before.isActive && !isActive;
  await trx('channels')
    .where({ id })
    .update({
      ...{ name, events },
      admin_only: adminOnly,
      missing_at: missingAt,
      is_active: isActive,
      ...(missingAt !== before.missingAt && { missing_told_on: null }),
      ...(isActive && { off_because: null, off_at: null }),
      ...(isSwitchedOff && { off_because: null, off_at: instant.toString() }),
      ...(secrets && { host: secrets.host, sealed: secrets.sealed }),
    });
  if (isSwitchedOff) await dropWaiting(trx, id, 'Il canale è stato spento');
  return { before, after: await requireChannel(trx, id) };
}

/** Removes a channel with its log. @throws UnknownChannel */
export async function removeChannel(trx: Transaction, id: string): Promise<Removed<Channel>> {
  if (id === ALERT_CHANNEL) throw OfTheEnvironment();
  const before = await requireChannel(trx, id);
  await trx('channels').where({ id }).delete();
  return { before, after: null };
}

/** Ends the deliveries of a channel that wait. */
export async function dropWaiting(trx: Transaction, channel: string, error: string): Promise<void> {
  await trx('channel_deliveries')
    .where({ channel_id: channel, state: 'waiting' })
    .update({ state: 'failed', error });
}
