import { Cancellation, CountedEvent, type NewEvents, type TakenEvents } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import type { Change } from '../change.ts';
import { leagueFirstDay } from '../months/first-day.ts';
import type { KeyedHash } from '../players/known-people.ts';
import { leftInWords } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { inTheFuture, italianDay, romeDay, withArticle } from '../time/rome.ts';
import type { PlayerDay } from './counted-numbers.ts';
import { forgottenAmong } from './forgotten-identities.ts';
import { holdsOn, LINKS } from './links.ts';
import { recountDays, recountSource } from './recount-days.ts';
import { oldestKeptDay } from './sum-old-events.ts';

type State = TakenEvents['events'][number];

/** An event that can be read, at its place in the request. */
interface Read {
  readonly place: number;
  readonly id: string;
  readonly cancels?: string | undefined;
  readonly kind?: CountedEvent['kind'];
  readonly at?: string;
  readonly day?: Day;
  readonly who?: string;
  readonly amount?: number;
}

/** What the audit says of events that changed entries. */
export interface EventsSummary {
  readonly source: string;
  /** How many events were new. */
  readonly events: number;
  /** How many days of players have other numbers now. */
  readonly days: number;
}

/**
 * Takes events of a source: each id once, whatever comes again; a wrong event refuses itself alone. The days of linked people get
 * the new sums where nobody wrote a number (docs/rules.md, «Counted numbers»). What events change is no change of a person's: it is not
 * undone, but taken back by its source.
 */
export async function takeEvents(
  trx: LockedTransaction,
  { source, events }: NewEvents,
  now: Now,
  keyed: KeyedHash,
): Promise<Change<null, EventsSummary> & { readonly reply: TakenEvents }> {
  const states: State[] = [];
  const read: Read[] = [];
  for (const [place, event] of events.entries()) {
    const one = readEvent(event, place);
    if ('why' in one) states[place] = { id: one.id, state: 'refused', why: one.why };
    else read.push(one);
  }
  // What has come once is a duplicate, whatever it says now and whatever would be refused by now.
  const known = await knownIds(trx, source, read);
  const whose = await whoseOf(trx, source, read);
  const strangers = new Set(
    read.flatMap(({ who }) => (who === undefined || whose.isKnown(who) ? [] : [who])),
  );
  const forgotten = await forgottenAmong(trx, source, [...strangers], keyed);
  const first = await firstDayOf(trx, now);
  const takeable = read.filter((event) => {
    const { place, id } = event;
    const why = known.has(id)
      ? undefined
      : refusalOf(event, whose, { first, today: now.today, forgotten, strangers });
    if (why !== undefined) states[place] = { id, state: 'refused', why };
    else if (known.has(id)) states[place] = { id, state: 'duplicate' };
    // Of two with one id in the request the first that is taken counts.
    else known.add(id);
    const isTaken = states[place] === undefined;
    if (isTaken && event.who !== undefined && strangers.delete(event.who)) whose.left -= 1;
    return isTaken;
  });
  const newKinds = await keep(trx, source, takeable, now);
  for (const { place, id, who, day } of takeable) {
    const isLinked = who === undefined || day === undefined || whose.on(who, day);
    states[place] = isLinked
      ? { id, state: 'taken' }
      : { id, state: 'unlinked', why: `Collega «${who}» in «Fonti»` };
  }

  const days = [
    ...takeable.flatMap(({ who, day }) => {
      const player = who === undefined || day === undefined ? undefined : whose.on(who, day);
      return player === undefined || day === undefined ? [] : [{ playerId: player.id, date: day }];
    }),
    ...(await cancelledDays(trx, source, takeable)),
  ];
  const changed = await recountDays(trx, days, now);
  if (newKinds) await recountSource(trx, source, now);
  return {
    before: null,
    after: { source, events: takeable.length, days: changed.length },
    subjects: [...new Set(changed.map(({ playerId }) => playerId))],
    reply: { events: states },
  };
}

/** Returns the first day of which events are taken: not before the league begins, nor of those that were summed already. */
async function firstDayOf(trx: Transaction, { today }: Now): Promise<Day> {
  const days = [await leagueFirstDay(trx, today), oldestKeptDay(today)];
  return days.toSorted().at(-1) ?? today;
}

function issueOf(path: PropertyKey | undefined, event: unknown, isCancellation: boolean): string {
  if (path === undefined) return 'Non è un evento';
  const at: unknown = event instanceof Object && 'at' in event ? event.at : undefined;
  if (path === 'at' && typeof at === 'string') return wrongInstant(at);
  return isCancellation && path === 'kind'
    ? 'Un evento con «cancels» ne annulla un altro, e non ha «kind»'
    : `Il campo «${String(path)}» manca o non è valido`;
}

/** Returns what a text lacks to be an instant. */
function wrongInstant(at: string): string {
  const parts = /^\d{4}-\d\d-\d\d(?:[T ](\d[\d:.,]+)(Z|[+-][\d:]+)?)?$/i.exec(at.trim());
  const lacks =
    parts && !parts[1] ? 'manca l’ora' : parts && !parts[2] ? 'manca il fuso orario' : 'non è un istante';
  return `«at»: ${lacks}. Si scrive così: 2026-11-20T10:15:00+01:00`;
}

/** Reads an event. Returns why it is refused if it is none. */
function readEvent(
  event: unknown,
  place: number,
): Read | { readonly id: string | null; readonly why: string } {
  const isCancellation = event instanceof Object && 'cancels' in event;
  const { data, error } = (isCancellation ? Cancellation : CountedEvent).safeParse(event);
  const given = event instanceof Object && 'id' in event ? event.id : null;
  const id = typeof given === 'string' || typeof given === 'number' ? String(given) : null;
  if (error)
    return { id: id?.slice(0, 200) ?? null, why: issueOf(error.issues[0]?.path[0], event, isCancellation) };
  if ('at' in data) {
    const { id: own, at, kind, who, amount } = data;
    return { place, id: own, at, kind, who, amount, day: romeDay(Temporal.Instant.from(at)) };
  }
  if (data.cancels === data.id) return { id: data.id, why: 'Un evento non può annullare se stesso' };
  return { place, id: data.id, cancels: data.cancels };
}

/** How many people of a source may wait to be linked. */
const MOST_UNLINKED = 300;

const TOO_MANY = `Da questa fonte aspettano già ${MOST_UNLINKED} persone: prima si collegano quelle, in «Fonti»`;

interface Limits {
  readonly first: Day;
  readonly today: Day;
  readonly forgotten: ReadonlySet<string>;
  /** The people whom the source has not named before. */
  readonly strangers: ReadonlySet<string>;
}

/** Returns why an event is refused that can be read: its day takes none. */
function refusalOf(
  { day, who }: Read,
  whose: Whose,
  { first, today, forgotten, strangers }: Limits,
): string | undefined {
  if (day === undefined || who === undefined) return undefined;
  if (forgotten.has(who)) return 'È di una persona che è stata resa anonima';
  if (day > today) return inTheFuture(day);
  if (day < first)
    return `La data ${italianDay(day)} è troppo indietro: la prima è ${withArticle('il', first)}`;
  if (whose.isIgnored(who)) return 'In «Fonti» è segnato come non dei nostri';
  const { name, archivedOn = null } = whose.on(who, day) ?? { name: '' };
  if (archivedOn !== null && day >= archivedOn) return leftInWords({ name, archivedOn });
  return strangers.has(who) && whose.left <= 0 ? TOO_MANY : undefined;
}

interface LinkedPlayer {
  readonly id: string;
  readonly name: string;
  readonly archivedOn: Day | null;
}

/** Whose the events of people of the source are. */
interface Whose {
  on(who: string, day: Day): LinkedPlayer | undefined;
  /** Whether an admin said of the person «Non è dei nostri». */
  isIgnored(who: string): boolean;
  /** Whether the source has named the person before. */
  isKnown(who: string): boolean;
  /** How many more people the source may name whom nobody has linked. */
  left: number;
}

/** Returns whose the people of these events are. */
async function whoseOf(trx: Transaction, source: string, events: readonly Read[]): Promise<Whose> {
  const known = await rows<{
    who: string;
    from: Day | null;
    ignored: boolean | null;
    id: string | null;
    name: string | null;
    archivedOn: Day | null;
  }>(
    trx,
    `select i.who, l.from_day as "from", l.ignored, p.id, p.name, p.archived_on as "archivedOn"
    from identities i left join identity_links l on l.source = i.source and l.who = i.who
    left join players p on p.id = l.player_id
    where i.source = :source and i.who in (select jsonb_array_elements_text(cast(:whos as jsonb)))
    order by l.from_day desc`,
    { source, whos: JSON.stringify([...new Set(events.flatMap(({ who }) => who ?? []))]) },
  );
  const unlinked = await firstRow<{ count: number }>(
    trx,
    `select cast(count(*) as int) as count from identities i where i.source = :source
      and not exists (select from identity_links l where l.source = i.source and l.who = i.who)`,
    { source },
  );
  const byWho = Map.groupBy(known, ({ who }) => who);
  return {
    on(who, day) {
      const link = byWho.get(who)?.find(({ from }) => from !== null && from <= day);
      if (!link || link.id === null || link.name === null) return undefined;
      return { id: link.id, name: link.name, archivedOn: link.archivedOn };
    },
    isIgnored: (who) => byWho.get(who)?.[0]?.ignored === true,
    isKnown: (who) => byWho.has(who),
    left: MOST_UNLINKED - (unlinked?.count ?? 0),
  };
}

/** Returns which of the events' ids have come before. */
async function knownIds(trx: Transaction, source: string, events: readonly Read[]): Promise<Set<string>> {
  const known = await rows<{ id: string }>(
    trx,
    `select id from events where source = :source and id in (select jsonb_array_elements_text(cast(:ids as jsonb)))`,
    { source, ids: JSON.stringify(events.map(({ id }) => id)) },
  );
  return new Set(known.map(({ id }) => id));
}

/** Stores new events, what their source counts, and whom it names. Returns whether the source counts a kind for the first time. */
async function keep(
  trx: Transaction,
  source: string,
  events: readonly Read[],
  { instant }: Now,
): Promise<boolean> {
  if (events.length === 0) return false;
  const counted = await firstRow<{ kinds: number }>(
    trx,
    `with given as (
      select * from jsonb_to_recordset(cast(:events as jsonb)) as given
        (id text, kind text, at timestamptz, day date, who text, amount int, cancels text)
    ),
    kinds as (
      insert into event_kinds (source, kind) select distinct :source, kind from given where kind is not null
      on conflict do nothing returning kind
    ),
    people as (
      insert into identities (source, who, first_seen_at)
      select distinct :source, who, cast(:now as timestamptz) from given where who is not null on conflict do nothing
    ),
    news as (
      insert into events (source, id, kind, at, day, who, amount, cancels, received_at)
      select :source, id, kind, at, day, who, amount, cancels, :now from given
    )
    select count(*) as kinds from kinds`,
    { source, now: instant.toString(), events: JSON.stringify(events) },
  );
  return counted !== undefined && Number(counted.kinds) > 0;
}

/** Returns the days of players of the events that are taken back. */
async function cancelledDays(trx: Transaction, source: string, news: readonly Read[]): Promise<PlayerDay[]> {
  const ids = news.flatMap(({ cancels }) => cancels ?? []);
  if (ids.length === 0) return [];
  return rows(
    trx,
    `select distinct l.player_id as "playerId", e.day as date
    from events e join ${LINKS} l on l.source = e.source and l.who = e.who and ${holdsOn('e.day')}
    where e.source = :source and e.cancels is null and l.player_id is not null
      and e.id in (select jsonb_array_elements_text(cast(:ids as jsonb)))`,
    { source, ids: JSON.stringify(ids) },
  );
}
