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

/** An event that can be kept, at its place in the request. */
interface Given {
  readonly place: number;
  readonly id: string;
  readonly cancels?: string;
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
  const given: Given[] = [];
  const first = await firstDayOf(trx, now);
  for (const [place, event] of events.entries()) {
    const read = readEvent(event, place, now, first);
    if ('why' in read) states[place] = { id: read.id, state: 'refused', why: read.why };
    else given.push(read);
  }
  const people = await peopleOf(trx, source, given);
  const unlinked = new Set(given.flatMap(({ who }) => (who === undefined || people.has(who) ? [] : [who])));
  const forgotten = await forgottenAmong(trx, source, [...unlinked], keyed);
  const takeable = given.filter(({ place, id, who, day }) => {
    if (who !== undefined && forgotten.has(who)) {
      states[place] = { id, state: 'refused', why: FORGOTTEN };
      return false;
    }
    const leaver = who === undefined || day === undefined ? undefined : people.get(who);
    if (!leaver?.archivedOn || day === undefined || day < leaver.archivedOn) return true;
    states[place] = { id, state: 'refused', why: leftInWords({ ...leaver, archivedOn: leaver.archivedOn }) };
    return false;
  });
  const taken = await keep(trx, source, takeable, now);
  for (const { place, id, who } of takeable) {
    const isUnlinked = who !== undefined && people.get(who) === undefined;
    states[place] = { id, state: !taken.has(place) ? 'duplicate' : isUnlinked ? 'unlinked' : 'taken' };
  }

  const news = takeable.filter(({ place }) => taken.has(place));
  const days = [
    ...news.flatMap(({ who, day }) => {
      const player = who === undefined ? undefined : people.get(who);
      return player === undefined || day === undefined ? [] : [{ playerId: player.id, date: day }];
    }),
    ...(await cancelledDays(trx, source, news)),
  ];
  const changed = await recountDays(trx, days, now);
  return {
    before: null,
    after: { source, events: news.length, days: changed.length },
    subjects: [...new Set(changed.map(({ playerId }) => playerId))],
    reply: { events: states },
  };
}

const FORGOTTEN = 'È di una persona che è stata resa anonima';

/** Returns the first day of which events are taken: not before the league begins, nor of those that were summed already. */
async function firstDayOf(trx: Transaction, { today }: Now): Promise<Day> {
  const days = [await leagueFirstDay(trx, today), oldestKeptDay(today)];
  return days.toSorted().at(-1) ?? today;
}

const issueOf = (path: PropertyKey | undefined): string =>
  path === undefined ? 'Non è un evento' : `Il campo «${String(path)}» manca o non è valido`;

/** Reads an event. Returns why it is refused if it is none, or one of a day that takes none. */
function readEvent(
  event: unknown,
  place: number,
  { today }: Now,
  first: Day,
): Given | { readonly id: string | null; readonly why: string } {
  const isCancellation = event instanceof Object && 'cancels' in event;
  const { data, error } = (isCancellation ? Cancellation : CountedEvent).safeParse(event);
  const id = event instanceof Object && 'id' in event && typeof event.id === 'string' ? event.id : null;
  if (error) return { id: id?.slice(0, 200) ?? null, why: issueOf(error.issues[0]?.path[0]) };
  if ('cancels' in data) {
    if (data.cancels === data.id) return { id: data.id, why: 'Un evento non può annullare se stesso' };
    return { place, ...data };
  }
  const day = romeDay(Temporal.Instant.from(data.at));
  if (day > today) return { id: data.id, why: inTheFuture(day) };
  if (day < first)
    return {
      id: data.id,
      why: `La data ${italianDay(day)} è troppo indietro: la prima è ${withArticle('il', first)}`,
    };
  return { place, ...data, day };
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
  given: readonly Given[],
): Promise<ReadonlyMap<string, LinkedPlayer>> {
  const linked = await rows<LinkedPlayer & { who: string }>(
    trx,
    `select i.who, p.id, p.name, p.archived_on as "archivedOn"
    from identities i join players p on p.id = i.player_id
    where i.source = :source and i.who in (select jsonb_array_elements_text(cast(:whos as jsonb)))`,
    { source, whos: JSON.stringify([...new Set(given.flatMap(({ who }) => who ?? []))]) },
  );
  return new Map(linked.map(({ who, ...player }) => [who, player]));
}

/** Stores the events whose ids are new, and returns their places. Of two with one id in the request the first counts. */
async function keep(
  trx: Transaction,
  source: string,
  given: readonly Given[],
  { instant }: Now,
): Promise<ReadonlySet<number>> {
  const byId = new Map<string, Given>();
  for (const event of given) if (!byId.has(event.id)) byId.set(event.id, event);
  if (byId.size === 0) return new Set();
  const bindings = { source, now: instant.toString(), events: JSON.stringify([...byId.values()]) };
  const stored = await rows<{ id: string }>(
    trx,
    `insert into events (source, id, kind, at, day, who, amount, cancels, received_at)
    select :source, id, kind, at, day, who, amount, cancels, :now
    from jsonb_to_recordset(cast(:events as jsonb)) as given
      (id text, kind text, at timestamptz, day date, who text, amount int, cancels text)
    on conflict do nothing returning id`,
    bindings,
  );
  await rows(
    trx,
    `with given as (
      select distinct kind, who from jsonb_to_recordset(cast(:events as jsonb)) as given (kind text, who text)
      where who is not null
    ),
    kinds as (insert into event_kinds (source, kind) select distinct :source, kind from given on conflict do nothing)
    insert into identities (source, who, first_seen_at) select distinct :source, who, cast(:now as timestamptz) from given
    on conflict do nothing`,
    bindings,
  );
  return new Set(stored.flatMap(({ id }) => byId.get(id)?.place ?? []));
}

/** Returns the days of players of the events that are taken back. */
async function cancelledDays(trx: Transaction, source: string, news: readonly Given[]): Promise<PlayerDay[]> {
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
