import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Appointments, Entry, Rings } from './entries.ts';
import { isOfOneScript } from './one-script.ts';
import { tagged } from './row-tag.ts';
import { Count, Day, Id, Instant, Month, text } from './values.ts';

/** What a telephone system or a CRM counts. */
export const EventKind = z.enum(['ring', 'apptSet', 'apptDone', 'alignment']);
export type EventKind = z.output<typeof EventKind>;

/** The system that sends events, as it calls itself. */
const Source = text(1, 40).refine(isOfOneScript, 'mescola alfabeti diversi');
/** A source's own id: a number is taken as its text. */
const OwnId = z.union([text(1, 200), z.number().transform(String)]);
/** The source's own id of an event: unique per source. */
const EventId = OwnId;
/** The source's own id of a person. */
const Who = text(1, 200);

/** The offset of an ISO instant; systems write `+0100` and `+01` too. */
const OFFSET = /([+-]\d\d)(?::?(\d\d))?$/;
/** The largest offset of the world. */
const MOST_OFFSET = '14:00';

/** Returns an ISO instant with what systems leave out: seconds, and the minutes of the offset. */
const whole = (at: string): string =>
  at.includes('T')
    ? at
        .replace(OFFSET, (_, hours, minutes = '00') => `${hours}:${minutes}`)
        .replace(/(T\d\d:\d\d)(?=[Z+-])/, '$1:00')
    : at;

/** An instant with its offset from UTC, which is at most 14 hours. */
const OffsetInstant = z
  .string()
  .max(35)
  .transform(whole)
  .pipe(
    z.iso
      .datetime({ offset: true })
      .refine((at) => (OFFSET.exec(at)?.[0] ?? '').slice(1) <= MOST_OFFSET)
      // Temporal reads nanoseconds, and no more.
      .refine((at) => !/\.\d{10}/.test(at)),
  );

/** Something that a source counted. */
export const CountedEvent = z.object({
  id: EventId,
  /** When it was, with its offset from UTC: it decides the day in Rome. */
  at: OffsetInstant,
  kind: EventKind,
  who: OwnId,
  /** How many at once. */
  amount: z.int().min(1).max(10_000).default(1),
  cancels: z.never().optional(),
});
export type CountedEvent = z.output<typeof CountedEvent>;

/** Takes the event `cancels` of the same source back, whether it has come already or comes later. It is no event beside. */
export const Cancellation = z.object({ id: EventId, cancels: EventId, kind: z.never().optional() });
export type Cancellation = z.output<typeof Cancellation>;

/** How many events one call takes. */
const MOST_EVENTS = 1_000;

export const NewEvents = z.object({
  source: Source,
  events: z
    .array(z.union([CountedEvent, Cancellation, z.unknown().describe('What is no event is refused alone')]))
    .min(1)
    .max(MOST_EVENTS),
});
export type NewEvents = z.output<typeof NewEvents>;

/**
 * What became of an event. `taken`: it is kept, and counts; `duplicate`: its id is known; `unlinked`: it is kept, and counts once
 * its `who` is linked to a player, as `why` says; `refused`: it is not kept, and `why` says what is wrong.
 */
const EventState = z.enum(['taken', 'duplicate', 'unlinked', 'refused']);
export type EventState = z.output<typeof EventState>;

/** One state for each event, in the order of the request. */
export const TakenEvents = z.object({
  events: z.array(z.object({ id: z.string().nullable(), state: EventState, why: z.string().optional() })),
});
export type TakenEvents = z.output<typeof TakenEvents>;

export const takeEvents = endpoint('POST /api/intake/events', {
  access: ['admin', 'entries', 'events'],
  label: 'Eventi contati',
  summary: 'Takes events of a telephone system or a CRM: each once, in any order, however late',
  body: NewEvents,
  replies: { 202: TakenEvents },
});

/** A person as a source calls them. */
export const Identity = z.object({
  source: z.string(),
  who: z.string(),
  /** The player who it is now; null while nobody has said it, and for an id that is no player's. */
  playerId: Id.nullable(),
  /** From which days it has been whose, the oldest first; `from` is null for all days before the next. */
  links: z.array(z.object({ from: Day.nullable(), playerId: Id.nullable() })),
  /** «Non è dei nostri». */
  ignored: z.boolean(),
  /** When its first event came. */
  firstSeenAt: Instant,
  /** How many events wait for it to be linked, of how many days, and the months that linking would open, when asked to. */
  waiting: Count,
  days: Count,
  opensMonths: z.array(Month),
  /** Who it may be, by the name or the address in `who`; null if that is nobody, and for one that is linked. */
  proposal: z.object({ playerId: Id, name: z.string() }).nullable(),
});
export type Identity = z.output<typeof Identity>;

export const listIdentities = endpoint('GET /api/admin/identities', {
  access: ['admin', 'entries', 'read'],
  summary:
    'The people of whom sources sent events, 50 a page: first those who are not linked, with a proposal, then those who are, last those who are ignored',
  query: z.object({
    source: Source.optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .optional(),
  }),
  replies: { 200: z.array(Identity) },
});

export const LinkedIdentity = z.object({
  source: Source,
  who: Who,
  playerId: Id.nullable(),
  /** The first day of the link: earlier ones keep the person whose they are. Left out: all days. */
  from: Day.optional(),
  /** Whether events of months before the league's first day count, and open these. */
  openMonths: z.boolean().optional(),
  /** The person is none of ours: nobody is asked again, and later events are refused. */
  ignored: z.boolean().optional(),
});
export type LinkedIdentity = z.output<typeof LinkedIdentity>;

export const linkIdentity = endpoint('PUT /api/admin/identities', {
  access: ['admin'],
  label: 'Persona collegata',
  summary:
    'Links a person of a source to a player from a day on, or to nobody: their events of these days count for that player',
  body: LinkedIdentity,
  replies: { 200: tagged(LinkedIdentity) },
  errors: [404],
  isImmutable: true,
});

/** What a source counts: one that does not count a kind brings events of it that make no number. */
export const CountedKind = z.object({ source: Source, kind: EventKind, counts: z.boolean() });
export type CountedKind = z.output<typeof CountedKind>;

/** A person of whom several sources count the same kind: the sum is probably twice the truth. */
export const CountedTwice = z.object({
  playerId: Id,
  name: z.string(),
  kind: EventKind,
  sources: z.array(z.string()),
});
export type CountedTwice = z.output<typeof CountedTwice>;

export const listCountedKinds = endpoint('GET /api/admin/counted-kinds', {
  access: ['admin', 'entries', 'read'],
  summary: 'What each source counts, and of whom several sources count the same',
  replies: { 200: z.object({ kinds: z.array(CountedKind), twice: z.array(CountedTwice) }) },
});

export const changeCountedKind = endpoint('PUT /api/admin/counted-kinds', {
  access: ['admin'],
  label: 'Conteggio di una fonte',
  summary: 'Says whether a source counts a kind; what it has brought is counted anew',
  body: CountedKind,
  replies: { 200: tagged(CountedKind) },
  errors: [404],
  isImmutable: true,
});

/** The numbers of a day. */
export const DayNumbers = z.object({
  rings: Rings,
  apptSet: Appointments,
  apptDone: Appointments,
  alignment: z.boolean(),
});
export type DayNumbers = z.output<typeof DayNumbers>;

/** A day whose typed numbers differ from the counted ones by more than 5 and 10 %. */
export const Difference = z.object({
  playerId: Id,
  name: z.string(),
  date: Day,
  typed: DayNumbers,
  /** What no source counts is as it was typed. */
  counted: DayNumbers,
  differs: z.array(z.enum(['rings', 'apptSet', 'apptDone'])),
});
export type Difference = z.output<typeof Difference>;

export const listDifferences = endpoint('GET /api/admin/differences', {
  access: ['admin', 'entries', 'read'],
  summary: 'Where typed and counted numbers differ: of a day, or of the last 31',
  query: z.object({ date: Day.optional() }),
  replies: { 200: z.array(Difference) },
});

/** A number that came by itself and is over three times the median of the person's days before. */
export const UnusualCounted = z.object({
  playerId: Id,
  name: z.string(),
  date: Day,
  field: z.enum(['rings', 'apptSet', 'apptDone']),
  value: Count,
  usual: z.number().min(0),
});
export type UnusualCounted = z.output<typeof UnusualCounted>;

export const listUnusualNumbers = endpoint('GET /api/admin/differences/unusual', {
  access: ['admin', 'entries', 'read'],
  summary:
    'Numbers of sheets and events that are over three times the usual of their person: of a day, or of the last 7',
  query: z.object({ date: Day.optional() }),
  replies: { 200: z.array(UnusualCounted) },
});

export const KeptDifference = z.object({ playerId: Id, date: Day, keep: z.enum(['typed', 'counted']) });
export type KeptDifference = z.output<typeof KeptDifference>;

export const keepDifference = endpoint('POST /api/admin/differences/keep', {
  access: ['admin'],
  label: 'Differenza decisa',
  summary: 'Keeps the typed or the counted numbers of a day; the other ones are no longer shown',
  body: KeptDifference,
  replies: { 200: tagged(Entry) },
  errors: [404],
});
