import { randomUUID } from 'node:crypto';
import { type Delivery, KEPT_DELIVERIES } from '@vetta/contract/channels';
import { messageOf, textOf } from '@vetta/league/announcements/announcement';
import type { Change } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Now } from '@vetta/league/time/now';
import { ATTEMPTED, requireChannel } from './channels.ts';

const UnknownDelivery = failure('unknown_delivery', 404, () => 'Questo messaggio non c’è più');
const StillWaiting = failure(
  'still_waiting',
  409,
  () => 'Questo messaggio è già in attesa: parte da solo appena può',
);
const ChannelOff = failure('channel_off', 409, () => 'Il canale è spento: accendilo, poi rimanda');

const COLUMNS = `d.id, d.event, d.facts, d.created_at as "createdAt", d.last_attempt_at as "lastAttemptAt", ${ATTEMPTED}`;

type Row = Omit<Delivery, 'text'> & { readonly facts: unknown };

const toDelivery = ({ facts, ...row }: Row): Delivery => ({
  ...row,
  text: textOf(messageOf(row.event, facts)),
});

/** Returns the last deliveries of a channel, the newest first. @throws UnknownChannel */
export async function listDeliveries(db: Database, channel: string): Promise<Delivery[]> {
  await requireChannel(db, channel);
  const found = await rows<Row>(
    db,
    `select ${COLUMNS} from channel_deliveries d where d.channel_id = :channel
    order by d.created_at desc, d.id desc limit ${KEPT_DELIVERIES}`,
    { channel },
  );
  return found.map(toDelivery);
}

async function requireDelivery(db: Database, id: string): Promise<Delivery> {
  const found = await firstRow<Row>(db, `select ${COLUMNS} from channel_deliveries d where d.id = :id`, {
    id,
  });
  if (found === undefined) throw UnknownDelivery();
  return toDelivery(found);
}

/** What the audit says of a trial or of a repetition: the channel's name. */
interface Told {
  readonly channel: string;
}
type Sending = Change<null, Told> & { readonly reply: Delivery };

/** Writes a trial message for a channel, also for one that is off. @throws UnknownChannel */
export async function tryChannel(trx: Transaction, channel: string, { instant }: Now): Promise<Sending> {
  const { name } = await requireChannel(trx, channel);
  const at = instant.toString();
  const [added] = await trx('channel_deliveries')
    .insert({
      channel_id: channel,
      event: 'trial',
      key: `trial:${randomUUID()}`,
      facts: JSON.stringify({ channel: name }),
      ...{ created_at: at, next_attempt_at: at, due_since: at },
    })
    .returning('id');
  return { before: null, after: { channel: name }, reply: await requireDelivery(trx, added?.id ?? '') };
}

/** Lets a delivery be sent again, with its own id and for another 24 hours. @throws UnknownDelivery, or a 409 */
export async function resendDelivery(trx: Transaction, id: string, { instant }: Now): Promise<Sending> {
  const found = await firstRow<{ state: string; event: string; name: string; isActive: boolean }>(
    trx,
    `select d.state, d.event, c.name, c.is_active as "isActive" from channel_deliveries d
    join channels c on c.id = d.channel_id where d.id = :id for update of d`,
    { id },
  );
  if (found === undefined) throw UnknownDelivery();
  if (found.state === 'waiting') throw StillWaiting();
  if (!found.isActive && found.event !== 'trial') throw ChannelOff();
  const at = instant.toString();
  await trx('channel_deliveries')
    .where({ id })
    .update({ state: 'waiting', attempts: 0, error: null, status: null, next_attempt_at: at, due_since: at });
  return { before: null, after: { channel: found.name }, reply: await requireDelivery(trx, id) };
}

/** Removes what is older than the last deliveries of each channel, but for those that wait. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  await rows(
    db,
    `delete from channel_deliveries where id in (
      select id from (
        select id, state, row_number() over (partition by channel_id order by created_at desc, id desc) as place
        from channel_deliveries
      ) placed where place > ${KEPT_DELIVERIES} and state <> 'waiting'
    )`,
  );
}
