import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Count, Id, Instant, text } from './values.ts';

/** A source of events by its name. */
const WithSource = z.object({ source: text(1, 40) });

/** A key by its id and name; both null for the shared key, the name alone for one that is no longer known. */
const ByKey = z.object({ keyId: Id.nullable(), key: z.string().nullable() });

/** Cancellations whose event has never come, of one source, at most: nothing shows them, and they outlive a correction. */
export const MOST_EARLY_CANCELLATIONS = 1_000;
/** How many sources of events a key may have: each may bring people whom nobody knows. */
export const MOST_SOURCES = 20;
/** How many events a key may send in a day. */
export const MOST_EVENTS_A_DAY = 500_000;

/** A source of events, and whose it is: of the key that first used it, or that an admin has handed it over to. */
export const Sender = ByKey.extend({
  source: z.string(),
  /** False for a source from before sources had keys: the next key that uses it gets it. */
  isClaimed: z.boolean(),
  lastEventAt: Instant.nullable(),
  /** How many of its events were refused today. */
  refusedToday: Count,
  /** What is kept of it one by one, by the key that brought it. */
  brought: z.array(ByKey.extend({ events: Count, cancellations: Count })),
});
export type Sender = z.output<typeof Sender>;

export const listSenders = endpoint('GET /api/admin/senders', {
  access: ['admin', 'read'],
  summary: 'The sources of events, whose they are, and what each key brought',
  replies: { 200: z.array(Sender) },
});

/** Null is the shared key. */
export const OwnedSource = WithSource.extend({ keyId: Id.nullable() });
export type OwnedSource = z.output<typeof OwnedSource>;

export const handOverSource = endpoint('PUT /api/admin/senders/{source}', {
  access: ['admin'],
  label: 'Fonte passata a un’altra chiave',
  summary: 'Hands a source of events over to another key, which alone may use it from then on',
  params: WithSource,
  body: OwnedSource.pick({ keyId: true }),
  replies: { 200: OwnedSource },
  isImmutable: true,
});

export const removeBrought = endpoint('DELETE /api/admin/senders/{source}/events', {
  access: ['admin'],
  label: 'Eventi di una chiave tolti',
  summary: 'Takes out what a key brought of a source, cancellations too; it can be undone',
  params: WithSource,
  query: z.object({ key: z.union([Id, z.literal('shared')]) }),
  replies: { 204: null },
});
