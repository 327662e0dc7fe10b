import { Cancellation, CountedEvent, type NewEvents, type TakenEvents } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import type { Change } from '../change.ts';
import { leagueFirstDay } from '../months/first-day.ts';
import type { KeyedHash } from '../players/known-people.ts';
import { leftInWords } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { inTheFuture, italianDay, romeDay, withArticle } from '../time/rome.ts';
import type { PlayerDay } from './counted-numbers.ts';
import { forgottenAmong } from './forgotten-identities.ts';
import { recountDays } from './recount-days.ts';
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
  const people = await peopleOf(trx, source, read);
  const unlinked = new Set(read.flatMap(({ who }) => (who === undefined || people.has(who) ? [] : [who])));
  const forgotten = await forgottenAmong(trx, source, [...unlinked], keyed);
  const first = await firstDayOf(trx, now);
  const takeable = read.filter((event) => {
    const { place, id } = event;
    const why = known.has(id) ? undefined : refusalOf(event, people, { first, today: now.today, forgotten });
    if (why !== undefined) states[place] = { id, state: 'refused', why };
    else if (known.has(id)) states[place] = { id, state: 'duplicate' };
    // Of two with one id in the request the first that is taken counts.
    else known.add(id);
    return states[place] === undefined;
  });
  await keep(trx, source, takeable, now);
  for (const { place, id, who } of takeable)
    states[place] = { id, state: who !== undefined && !people.has(who) ? 'unlinked' : 'taken' };

  const days = [
    ...takeable.flatMap(({ who, day }) => {
      const player = who === undefined ? undefined : people.get(who);
      return player === undefined || day === undefined ? [] : [{ playerId: player.id, date: day }];
    }),
    ...(await cancelledDays(trx, source, takeable)),
  ];
  const changed = await recountDays(trx, days, now);
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

function issueOf(path: PropertyKey | undefined, isCancellation: boolean): string {
  if (path === undefined) return 'Non è un evento';
  return isCancellation && path === 'kind'
    ? 'Un evento con «cancels» ne annulla un altro, e non ha «kind»'
    : `Il campo «${String(path)}» manca o non è valido`;
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
  if (error) return { id: id?.slice(0, 200) ?? null, why: issueOf(error.issues[0]?.path[0], isCancellation) };
  if ('at' in data) return { place, ...data, day: romeDay(Temporal.Instant.from(data.at)) };
  if (data.cancels === data.id) return { id: data.id, why: 'Un evento non può annullare se stesso' };
  return { place, id: data.id, cancels: data.cancels };
}

/** Returns why an event is refused that can be read: its day takes none. */
function refusalOf(
  { day, who }: Read,
  people: ReadonlyMap<string, LinkedPlayer>,
  {
    first,
    today,
    forgotten,
  }: { readonly first: Day; readonly today: Day; readonly forgotten: ReadonlySet<string> },
): string | undefined {
  if (day === undefined || who === undefined) return undefined;
  if (forgotten.has(who)) return 'È di una persona che è stata resa anonima';
  if (day > today) return inTheFuture(day);
  if (day < first)
    return `La data ${italianDay(day)} è troppo indietro: la prima è ${withArticle('il', first)}`;
  const { name, archivedOn = null } = people.get(who) ?? { name: '' };
  return archivedOn !== null && day >= archivedOn ? leftInWords({ name, archivedOn }) : undefined;
}

interface LinkedPlayer {
  readonly id: string;
  readonly name: string;
  readonly archivedOn: Day | null;
}

/** Returns the players to whom the events' people are linked. */
async function peopleOf(
  trx: Transaction,
  source: string,
  events: readonly Read[],
): Promise<ReadonlyMap<string, LinkedPlayer>> {
  const linked = await rows<LinkedPlayer & { who: string }>(
    trx,
    `select i.who, p.id, p.name, p.archived_on as "archivedOn"
    from identities i join players p on p.id = i.player_id
    where i.source = :source and i.who in (select jsonb_array_elements_text(cast(:whos as jsonb)))`,
    { source, whos: JSON.stringify([...new Set(events.flatMap(({ who }) => who ?? []))]) },
  );
  return new Map(linked.map(({ who, ...player }) => [who, player]));
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

/** Stores new events, what their source counts, and whom it names. */
async function keep(
  trx: Transaction,
  source: string,
  events: readonly Read[],
  { instant }: Now,
): Promise<void> {
  if (events.length === 0) return;
  await rows(
    trx,
    `with given as (
      select * from jsonb_to_recordset(cast(:events as jsonb)) as given
        (id text, kind text, at timestamptz, day date, who text, amount int, cancels text)
    ),
    kinds as (
      insert into event_kinds (source, kind) select distinct :source, kind from given where kind is not null
      on conflict do nothing
    ),
    people as (
      insert into identities (source, who, first_seen_at)
      select distinct :source, who, cast(:now as timestamptz) from given where who is not null on conflict do nothing
    )
    insert into events (source, id, kind, at, day, who, amount, cancels, received_at)
    select :source, id, kind, at, day, who, amount, cancels, :now from given`,
    { source, now: instant.toString(), events: JSON.stringify(events) },
  );
}

/** Returns the days of players of the events that are taken back. */
async function cancelledDays(trx: Transaction, source: string, news: readonly Read[]): Promise<PlayerDay[]> {
  const ids = news.flatMap(({ cancels }) => cancels ?? []);
  if (ids.length === 0) return [];
  return rows(
    trx,
    `select distinct i.player_id as "playerId", e.day as date
    from events e join identities i on i.source = e.source and i.who = e.who
    where e.source = :source and e.cancels is null and i.player_id is not null
      and e.id in (select jsonb_array_elements_text(cast(:ids as jsonb)))`,
    { source, ids: JSON.stringify(ids) },
  );
}
