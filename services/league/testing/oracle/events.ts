import type { EventKind } from '@vetta/contract/intake';
import { firstDay } from './commands.ts';
import { dayAt, hasLeft, holderOn, numbersOf, settleDays } from './day-numbers.ts';
import { dayOf } from './days.ts';
import { isForgottenName } from './forget.ts';
import { FIELDS, type Model, type ModelEvent, Refusal } from './model.ts';

export type GivenEvent =
  | { id: string; cancels: string }
  | { id: string; kind: EventKind; day: string; who: string; amount: number };

/** Takes events of a source. Returns the state of each (docs/rules.md, «Counted numbers»). */
export function takeEvents(
  model: Model,
  source: string,
  events: GivenEvent[],
  now: Temporal.Instant,
): string[] {
  const first = firstDay(model, now);
  const isOf = (one: { source: string; who?: string }, who: string) =>
    one.source === source && one.who === who;
  const strangers = new Set(
    events.flatMap((event) =>
      'who' in event && !model.identities.some((one) => isOf(one, event.who)) ? [event.who] : [],
    ),
  );
  const refusal = ({ day, who }: { day: string; who: string }) => {
    const newest = model.links
      .filter((link) => isOf(link, who))
      .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
    const player = model.players.find(({ id }) => id === holderOn(model, source, who, day));
    const isForgotten = model.forgotten.some((one) => isOf(one, who)) || isForgottenName(model, who);
    return (
      (strangers.has(who) && isForgotten) ||
      day > dayOf(now) ||
      day < first ||
      newest?.ignored === true ||
      (player !== undefined && hasLeft(player, day))
    );
  };
  const taken: ModelEvent[] = [];
  const states = events.map((event) => {
    const isKnown = [...model.events, ...taken].some((one) => one.source === source && one.id === event.id);
    if ('cancels' in event && event.cancels === event.id) return 'refused';
    if (isKnown) return 'duplicate';
    if ('who' in event && refusal(event)) return 'refused';
    taken.push({ source, amount: 1, ...event });
    return 'who' in event && holderOn(model, source, event.who, event.day) === null ? 'unlinked' : 'taken';
  });
  for (const { who, kind } of taken) {
    if (who !== undefined && !model.identities.some((one) => isOf(one, who)))
      model.identities.push({ source, who });
    if (kind !== undefined && !model.kinds.some((one) => one.source === source && one.kind === kind))
      model.kinds.push({ source, kind, counts: true });
  }
  model.events.push(...taken);
  settleDays(model, now);
  return states;
}

export interface GivenLink {
  source: string;
  who: string;
  playerId: string | null;
  from: string | undefined;
  openMonths: boolean;
  ignored: boolean;
}

/** Links a person of a source to a player from a day on; days before the league begins count only if that is asked for. */
export function linkIdentity(model: Model, given: GivenLink, now: Temporal.Instant): void {
  const { source, who, from, openMonths, ignored } = given;
  const playerId = ignored ? null : given.playerId;
  const isTheirs = (one: { source: string; who?: string }) => one.source === source && one.who === who;
  if (playerId !== null && !model.players.some(({ id }) => id === playerId)) throw new Refusal(404);
  if (!model.identities.some(isTheirs)) throw new Refusal(404);
  const begins = from ?? '0001-01-01';
  const first = firstDay(model, now);
  const isEarly = model.events.some(
    (event) => isTheirs(event) && event.day !== undefined && begins <= event.day && event.day < first,
  );
  const start = playerId !== null && isEarly && !openMonths ? first : begins;
  if (from === undefined || ignored) model.links = model.links.filter((link) => !isTheirs(link));
  if (from !== undefined || playerId !== null || ignored) {
    model.links = model.links.filter((link) => !isTheirs(link) || link.from !== start);
    model.links.push({ source, who, from: start, playerId, ignored });
  }
  settleDays(model, now);
}

export function countKind(
  model: Model,
  { source, kind, counts }: { source: string; kind: EventKind; counts: boolean },
  now: Temporal.Instant,
): void {
  const known = model.kinds.find((one) => one.source === source && one.kind === kind);
  if (known === undefined) throw new Refusal(404);
  known.counts = counts;
  settleDays(model, now);
}

/** Takes out all that came of a source. */
export function removeBrought(model: Model, source: string, now: Temporal.Instant): void {
  if (!model.events.some((event) => event.source === source)) throw new Refusal(404);
  model.events = model.events.filter((event) => event.source !== source);
  settleDays(model, now);
}

/** Keeps the written or the counted numbers of a day that has both. */
export function keepDifference(
  model: Model,
  { playerId, date, keep }: { playerId: string; date: string; keep: 'typed' | 'counted' },
  now: Temporal.Instant,
): void {
  const player = model.players.find(({ id }) => id === playerId);
  if (player === undefined) throw new Refusal(404);
  const day = dayAt(model, { playerId, date });
  const counted = countedBeside(model, playerId, date, now);
  const both = FIELDS.filter((field) => field in counted && day && (day.absent || field in day.written));
  if (day === undefined || both.length === 0) throw new Refusal(404);
  if (keep === 'counted' && hasLeft(player, date)) throw new Refusal(409);
  const before = JSON.stringify(numbersOf(day));
  for (const field of both) {
    const number = day.written[field];
    if (keep === 'counted') delete day.written[field];
    else if (number) number.how = 'kept';
  }
  if (keep === 'counted') day.absent = false;
  const { at } = day;
  settleDays(model, now);
  day.at = before === JSON.stringify(numbersOf(day)) ? at : now.epochMilliseconds;
}

/** What events count of a day, whatever stands written there. */
function countedBeside(model: Model, playerId: string, date: string, now: Temporal.Instant) {
  const days = model.days.filter((day) => day.playerId !== playerId || day.date !== date);
  const players = model.players.map((player) => ({ ...player, archivedOn: null }));
  const other = { ...model, players, days: days.map((day) => ({ ...day })) };
  settleDays(other, now);
  return dayAt(other, { playerId, date })?.counted ?? {};
}
