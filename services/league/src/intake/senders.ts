import { randomUUID } from 'node:crypto';
import type { NewEvents, TakenEvents } from '@vetta/contract/intake';
import {
  MOST_EARLY_CANCELLATIONS,
  MOST_SOURCES,
  type OwnedSource,
  type Sender,
} from '@vetta/contract/senders';
import type { Day } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { KeyedHash } from '../players/known-people.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import type { PlayerDay } from './counted-numbers.ts';
import { recountDays } from './recount-days.ts';
import { takeEvents } from './take-events.ts';

/** Who sends events. */
export interface EventSender {
  readonly isAdmin: boolean;
  /** Null for the shared key. */
  readonly keyId: string | null;
  /** How names of people who were made anonymous are known. */
  readonly keyed: KeyedHash;
}

const SourceOfAnother = failure(
  'source_of_another',
  403,
  (source: string) =>
    `La fonte «${source}» è della chiave che l’ha usata per prima: usa un altro nome, o chiedi a un admin di passarla a questa`,
);
const TooManySources = failure(
  'too_many_sources',
  409,
  () => `Questa chiave ha già ${MOST_SOURCES} fonti: usa il nome di una di quelle`,
);
const UnknownSource = failure('unknown_source', 404, () => 'Da questa fonte non è mai arrivato nulla');
const UnknownSender = failure('unknown_sender', 404, () => 'Questa chiave non c’è, o non manda eventi');

/**
 * Takes events of a source from a key: the source is its own from the first time on, and what it brings can be taken out. Of
 * cancellations that come before their event, at most so many are kept, and a key takes back no event of another's.
 * @throws SourceOfAnother, TooManySources
 */
export async function takeSentEvents(
  trx: LockedTransaction,
  { source, events }: NewEvents,
  sender: EventSender,
  now: Now,
): ReturnType<typeof takeEvents> {
  await claimSource(trx, source, sender);
  const early = await refusedCancellations(trx, source, events, sender);
  const given = events.filter((_, place) => !early.has(place));
  const change = await takeEvents(trx, { source, events: given }, now, sender.keyed);
  const taken = change.reply.events.values();
  const states = events
    .map((_, place) => early.get(place) ?? taken.next().value)
    .filter((state) => state !== undefined);
  const ids = change.reply.events.flatMap(({ id, state }) =>
    id !== null && (state === 'taken' || state === 'unlinked') ? [id] : [],
  );
  await rows(
    trx,
    'update events set key_id = :key where source = :source and id = any (cast(:ids as text[]))',
    { key: sender.keyId, source, ids },
  );
  const refused = states.filter(({ state }) => state === 'refused').length;
  if (refused > 0)
    await rows(
      trx,
      `update senders set refused_on = :today, refused = case when refused_on = :today then refused else 0 end + cast(:refused as int)
      where source = :source`,
      { source, today: now.today, refused },
    );
  return { ...change, reply: { events: states } };
}

/** Makes a source the sender's if nobody has it. An admin may send events of every source. @throws SourceOfAnother, TooManySources */
async function claimSource(trx: Transaction, source: string, { keyId, isAdmin }: EventSender): Promise<void> {
  const added = await rows(
    trx,
    'insert into senders (source, key_id) values (:source, :keyId) on conflict do nothing returning source',
    { source, keyId },
  );
  if (isAdmin) return;
  if (added.length > 0) {
    const own = await rows(trx, 'select from senders where key_id = :keyId', { keyId });
    if (own.length > MOST_SOURCES) throw TooManySources();
    return;
  }
  const owner = await firstRow<{ keyId: string | null }>(
    trx,
    'select key_id as "keyId" from senders where source = :source',
    { source },
  );
  if (owner?.keyId !== keyId) throw SourceOfAnother(source);
}

/** Returns an id of an event as it is kept: a number is taken as its text. */
function ownId(event: object, field: 'id' | 'cancels'): string | undefined {
  const value: unknown = field in event ? Object(event)[field] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
}

type State = TakenEvents['events'][number];

/**
 * Returns the states of cancellations that are refused, by their places: of another living key's event, and those that come before
 * their event beyond those that are kept.
 */
async function refusedCancellations(
  trx: Transaction,
  source: string,
  events: NewEvents['events'],
  { isAdmin, keyId }: EventSender,
): Promise<ReadonlyMap<number, State>> {
  const given = events.flatMap((event, place) => {
    const [id, cancels] = event instanceof Object ? [ownId(event, 'id'), ownId(event, 'cancels')] : [];
    return id === undefined || cancels === undefined ? [] : [{ place, id, cancels }];
  });
  if (given.length === 0) return new Map();
  const brought = new Set(events.flatMap((event) => (event instanceof Object && ownId(event, 'id')) || []));
  const known = await rows<{ id: string; isForeign: boolean }>(
    trx,
    `select e.id, k.id is not null as "isForeign" from events e
    left join admin_keys k on k.id = e.key_id and k.revoked_at is null and k.id is distinct from cast(:keyId as uuid)
    where e.source = :source and e.id = any (cast(:ids as text[]))`,
    { source, keyId, ids: given.flatMap(({ id, cancels }) => [id, cancels]) },
  );
  for (const { id } of known) brought.add(id);
  const stored = new Set(known.map(({ id }) => id));
  const foreign = new Set(known.flatMap(({ id, isForeign }) => (isForeign && !isAdmin ? [id] : [])));
  const waiting = await firstRow<{ count: number }>(
    trx,
    `select cast(count(*) as int) as count from events c where c.source = :source and c.cancels is not null
      and not exists (select from events e where e.source = c.source and e.id = c.cancels)`,
    { source },
  );
  // One that is known already is a duplicate, and none more.
  const news = given.filter(({ id }) => !stored.has(id));
  const early = news.filter(({ cancels }) => !brought.has(cancels));
  const room = Math.max(0, MOST_EARLY_CANCELLATIONS - (waiting?.count ?? 0));
  const refused = (which: typeof given, why: string) =>
    which.map(({ place, id }) => [place, { id: id.slice(0, 200), state: 'refused', why }] as const);
  return new Map([
    ...refused(
      news.filter(({ cancels }) => foreign.has(cancels)),
      'L’evento lo ha portato un’altra chiave: lo annulla quella, o un admin',
    ),
    ...refused(
      early.slice(room),
      `Aspettano già ${MOST_EARLY_CANCELLATIONS} annullamenti di eventi che non sono mai arrivati`,
    ),
  ]);
}

/** Returns the sources of events, whose they are and what each key brought. */
export const listSenders = (db: Database, { today }: Now): Promise<Sender[]> =>
  rows(
    db,
    `with brought as (
      select source, key_id, count(*) filter (where cancels is null) as events, count(*) filter (where cancels is not null) as cancellations,
        max(received_at) as last
      from events group by source, key_id
    )
    select named.source, s.key_id as "keyId", k.name as key, s.source is not null as "isClaimed",
      (select max(last) from brought b where b.source = named.source) as "lastEventAt",
      case when s.refused_on = :today then s.refused else 0 end as "refusedToday",
      (select coalesce(jsonb_agg(jsonb_build_object('keyId', b.key_id, 'key', bk.name, 'events', b.events, 'cancellations', b.cancellations)
          order by bk.name nulls first, b.key_id), '[]')
        from brought b left join admin_keys bk on bk.id = b.key_id where b.source = named.source) as brought
    from (select source from senders union select source from brought) named
    left join senders s on s.source = named.source left join admin_keys k on k.id = s.key_id
    order by named.source collate "it-x-icu"`,
    { today },
  );

/** Returns when each source sent its last event of the days since. */
export const lastEvents = (db: Database, since: Day): Promise<{ source: string; lastEventAt: string }[]> =>
  rows(
    db,
    'select source, max(received_at) as "lastEventAt" from events where day >= :since group by source order by source collate "it-x-icu"',
    { since },
  );

/** Hands a source over to another key, or with null to the shared one. @throws UnknownSource, UnknownSender */
export async function handOverSource(
  trx: Transaction,
  { source, keyId }: OwnedSource,
): Promise<Replaced<OwnedSource>> {
  const known = await firstRow<{ keyId: string | null }>(
    trx,
    `select s.key_id as "keyId" from (select source from senders union select source from events) named
    left join senders s on s.source = named.source where named.source = :source`,
    { source },
  );
  if (known === undefined) throw UnknownSource();
  if (keyId !== null) {
    const key = await firstRow(
      trx,
      `select from admin_keys where id = :keyId and revoked_at is null and scopes && array['admin', 'entries', 'events']`,
      { keyId },
    );
    if (key === undefined) throw UnknownSender();
  }
  await trx('senders').insert({ source, key_id: keyId }).onConflict('source').merge(['key_id']);
  return { before: { source, keyId: known.keyId }, after: { source, keyId } };
}

/** What a key brought of a source. */
interface Brought {
  readonly source: string;
  readonly key: string | null;
  readonly events: number;
  /** How many days of players have other numbers now. */
  readonly days: number;
}

/**
 * Takes out what a key brought of a source, cancellations too: the days of linked people are counted without. A source of which nothing
 * is left has no owner, and is not shown. @throws UnknownSource
 */
export async function removeBrought(
  trx: LockedTransaction,
  { source, keyId }: OwnedSource,
  now: Now,
): Promise<Removed<Brought>> {
  const known = { source, keyId };
  const days = await rows<PlayerDay>(
    trx,
    `select distinct i.player_id as "playerId", e.day as date
    from events b join events e on e.source = b.source and e.id = coalesce(b.cancels, b.id) and e.cancels is null
    join identity_links i on i.source = e.source and i.who = e.who
    where b.source = :source and b.key_id is not distinct from cast(:keyId as uuid) and i.player_id is not null`,
    known,
  );
  const found = await firstRow<{ events: number; name: string | null }>(
    trx,
    `select cast(count(*) as int) as events, (select name from admin_keys where id = cast(:keyId as uuid)) as name
    from events where source = :source and key_id is not distinct from cast(:keyId as uuid)`,
    known,
  );
  if (!found || found.events === 0) throw UnknownSource();
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'events' },
    'delete from events where source = :source and key_id is not distinct from cast(:keyId as uuid)',
    known,
  );
  await rows(
    trx,
    `delete from senders w where source = :source and not exists (select from events e where e.source = w.source)
      and not exists (select from event_sums s where s.source = w.source)`,
    { source },
  );
  const { length } = await recountDays(trx, days, now, journal);
  const { events, name } = found;
  return { before: { source, key: name, events, days: length }, after: null, journal };
}
