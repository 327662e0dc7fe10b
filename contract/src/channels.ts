import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cleanName } from './name-key.ts';
import { changeOf, resource } from './resource.ts';
import { Count, Id, Instant, text, WithId } from './values.ts';

/** What a channel is: a chat with a webhook, Telegram's bot, or any receiver by the Standard Webhooks convention. */
export const ChannelKind = z.enum([
  'slack',
  'teams',
  'google_chat',
  'discord',
  'mattermost',
  'telegram',
  'webhook',
]);
export type ChannelKind = z.output<typeof ChannelKind>;

/** What a channel can hear of. */
export const ChannelEvent = z.enum([
  'day_closed',
  'new_leader',
  'month_final',
  'draw',
  'challenge_begins',
  'challenge_leader',
  'challenge_ended',
  'numbers_missing',
  'source_problem',
  'operator_alert',
]);
export type ChannelEvent = z.output<typeof ChannelEvent>;

/** How many channels there may be. */
export const MOST_CHANNELS = 20;
/** How many deliveries of a channel are kept and listed. */
export const KEPT_DELIVERIES = 100;

/** A time of Rome's day: `19:30`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const ChannelName = text(1, 60).overwrite(cleanName);
const Events = z
  .array(ChannelEvent)
  .min(1)
  .overwrite((events) => [...new Set(events)]);

export const Channel = z.object({
  id: Id,
  name: z.string(),
  kind: ChannelKind,
  events: z.array(ChannelEvent),
  /** «Solo admin»: messages may name the people whose numbers are missing. */
  adminOnly: z.boolean(),
  /** When it is told whose numbers are missing; null: never. */
  missingAt: z.string().nullable(),
  /** The language of its messages. */
  language: z.literal('it'),
  /** Where it sends to: the host alone, since the rest of the address is a secret. */
  host: z.string(),
  isActive: z.boolean(),
  /** Why the product switched it off: it answered 410, it failed for 24 hours, or its secrets no longer open. */
  offBecause: z.enum(['gone', 'failing', 'key']).nullable(),
  offAt: Instant.nullable(),
  createdAt: Instant,
});
export type Channel = z.output<typeof Channel>;

/** One message to one channel. Its id is that of all its attempts: the header `webhook-id`. */
export const Delivery = z.object({
  id: Id,
  /** `trial` is sent by «Prova». */
  event: z.enum([...ChannelEvent.options, 'trial']),
  /** What it says. */
  text: z.string(),
  createdAt: Instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: Count,
  lastAttemptAt: Instant.nullable(),
  /** When it is tried next; null once it is sent or failed. */
  nextAttemptAt: Instant.nullable(),
  /** The status that the receiver answered last; null if it did not answer. */
  status: Count.nullable(),
  /** Why the last attempt failed, as a sentence. */
  error: z.string().nullable(),
});
export type Delivery = z.output<typeof Delivery>;

/** A channel, and how its newest message fared; null before the first. */
export const ChannelCard = Channel.extend({
  lastDelivery: Delivery.pick({ state: true, attempts: true, status: true, error: true, nextAttemptAt: true })
    .extend({ at: Instant })
    .nullable(),
});
export type ChannelCard = z.output<typeof ChannelCard>;

/** Secrets, which are stored encrypted and never answered. Which of them a kind has: `credentialsOf`. */
const secrets = {
  /** The webhook's `https` address. */
  address: text(1, 2_000).optional(),
  /** Telegram: the token of the bot, and the chat that it writes to. */
  token: text(1, 200).optional(),
  chat: text(1, 100).optional(),
  /** Standard Webhooks: what messages are signed with, `whsec_` and 24 to 64 bytes in base64. */
  secret: text(1, 200).optional(),
};
export type ChannelSecrets = { readonly [Name in keyof typeof secrets]?: string | undefined };

export const NewChannel = z.object({
  name: ChannelName,
  kind: ChannelKind,
  events: Events,
  adminOnly: z.boolean().default(false),
  missingAt: TimeOfDay.nullable().default(null),
  language: z.literal('it').default('it'),
  ...secrets,
});
export type NewChannel = z.output<typeof NewChannel>;

/** A field left out is unchanged. Its kind never changes. `isActive: true` switches a channel on again. */
export const ChannelChange = changeOf(NewChannel.omit({ kind: true })).extend({
  isActive: z.boolean().optional(),
});
export type ChannelChange = z.output<typeof ChannelChange>;

export const channels = resource('/api/admin/channels', {
  row: Channel,
  card: ChannelCard,
  added: NewChannel,
  changed: ChannelChange,
  by: { id: Id },
  words: {
    list: 'The channels by name, without their secrets',
    add: [
      'Canale aggiunto',
      `Adds a channel; at most ${MOST_CHANNELS}. Its secrets are stored encrypted and never answered`,
    ],
    change: ['Canale modificato', 'Changes a channel; secrets that are left out stay'],
    remove: ['Canale eliminato', 'Removes a channel with its log; messages that wait are not sent'],
  },
});

export const testChannel = endpoint('POST /api/admin/channels/{id}/test', {
  access: ['admin'],
  label: 'Prova di un canale',
  summary: 'Sends a trial message, also through a channel that is off; its delivery says how it fared',
  params: WithId,
  replies: { 201: Delivery },
});

export const listDeliveries = endpoint('GET /api/admin/channels/{id}/deliveries', {
  access: ['admin', 'read'],
  summary: `The last ${KEPT_DELIVERIES} deliveries of a channel, the newest first`,
  params: WithId,
  replies: { 200: z.array(Delivery) },
});

export const resendDelivery = endpoint('POST /api/admin/channels/deliveries/{id}/resend', {
  access: ['admin'],
  label: 'Messaggio rimandato',
  summary: 'Sends a delivery again, with its own id and for another 24 hours',
  params: WithId,
  replies: { 200: Delivery },
});
