import { BonusKey } from '@vetta/contract/bonuses';
import fc from 'fast-check';

/** Equal names, names with accents, apostrophes and cases, which the Italian collation must order, and one of another script. */
const names = [
  'Élena',
  "D'Angelo",
  'Dangelo',
  'dangelo',
  'De Luca',
  'Zoë',
  'Anna',
  'Anna',
  'Ugo Dé',
  'Àlice',
  '王伟',
];

/** What a step is about: an index, modulo their number, into the rows that exist when the step is played. */
const which = fc.nat({ max: 11 });
/** Mostly the last days, sometimes weeks ago: late entries, even of final months. */
const daysAgo = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 4 }) },
  { weight: 2, arbitrary: fc.nat({ max: 14 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 45 }) },
);

// At the limits of the bonuses' conditions, and few enough values that totals are often equal.
const numbers = fc.record(
  {
    rings: fc.constantFrom(0, 25, 69, 70, 75, 100, 101),
    apptSet: fc.constantFrom(0, 1, 4, 5),
    apptDone: fc.constantFrom(0, 0, 0, 1),
    alignment: fc.boolean(),
  },
  { noNullPrototype: true },
);

/** A few lines of one to three people, mostly of months that were over before the league began. */
const lines = fc.uniqueArray(
  fc.record(
    {
      name: fc.constantFrom('Anna', 'Zoë', 'Nuova', 'De Luca'),
      monthsAgo: fc.constantFrom(0, 1, 2, 2, 3, 4),
      day: fc.constantFrom('01', '02', '14', '15', '16', '27', '28'),
      numbers,
    },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 5, selector: ({ name, monthsAgo, day }) => `${name} ${monthsAgo} ${day}` },
);

/** A row of an evening: a number that is left out stays, and null takes a written one away. */
const given = fc.record(
  {
    rings: fc.constantFrom(null, 0, 40, 70, 101),
    apptSet: fc.constantFrom(null, 0, 5),
    apptDone: fc.constantFrom(null, 0, 1),
    alignment: fc.constantFrom(null, false, true),
    absent: fc.constantFrom(false, true),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Few ids, so that many come again; the people that sources name have few numbers, or a player's name. */
const eventId = fc.nat({ max: 24 });
const source = fc.constantFrom('centralino', 'crm');
const who = fc.constantFrom('101', '102', 'anna@azienda.it', 'giovanna@azienda.it', 'Zoë');
const eventKind = fc.constantFrom('ring' as const, 'ring' as const, 'apptSet' as const, 'alignment' as const);
const recently = fc.constantFrom(0, 0, 1, 1, 2, 3, 9);
const events = fc.array(
  fc.record(
    {
      id: eventId,
      cancels: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: eventId }),
      kind: eventKind,
      daysAgo: fc.oneof(recently, daysAgo),
      who,
      amount: fc.constantFrom(1, 30, 70),
    },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 5 },
);
const sheet = fc.array(
  fc.record(
    {
      which,
      // A day that the sheet had before.
      isAgain: fc.constantFrom(true, true, false),
      daysAgo: fc.constantFrom(0, 0, 1, 2, 30),
      // Null: as the sheet had it before.
      rings: fc.constantFrom(null, null, 0, 20, 70, 80),
      apptSet: fc.constantFrom(null, null, 0, 3, 5),
    },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 5 },
);

const points = fc.constantFrom('left out' as const, 'as stored' as const, 0, 25, 100, 175);
const byHand = fc.record(
  {
    position: fc.constantFrom('left out' as const, 'as stored' as const, 0, 1, 2, 7),
    score: points,
    bonus: points,
    total: points,
  },
  { noNullPrototype: true },
);

const kind = fc.constantFrom(...BonusKey.options);

/** A step with its name and fields, drawn `weight` times as often as one of weight 1. */
const step = <Name extends string, Fields extends object>(
  weight: number,
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
): fc.WeightedArbitrary<{ do: Name } & Fields> => ({
  weight,
  arbitrary: fc.record(fields, { noNullPrototype: true }).map((drawn) => ({ do: name, ...drawn })),
});

/** One step of a history as plain data: a failing history can be read, kept and played again. */
export const Step = fc.oneof(
  step(2, 'add player', { name: fc.constantFrom(...names), byHand }),
  step(2, 'change player', { which, name: fc.constantFrom(...names), byHand, daysAgo }),
  step(1, 'archive player', { which, archived: fc.boolean() }),
  step(1, 'disqualify player', {
    which,
    monthsAgo: fc.constantFrom(0, 0, 1, 1, 2, -1),
    reason: fc.constantFrom('Numeri falsificati', null),
  }),
  step(1, 'remove player', { which }),
  step(1, 'forget player', { which }),
  step(8, 'record day', { which, daysAgo, numbers }),
  step(3, 'record working week', { which, weeksAgo: fc.nat({ max: 2 }), numbers }),
  step(4, 'record evening', {
    rows: fc.array(fc.record({ which, given }, { noNullPrototype: true }), { minLength: 1, maxLength: 3 }),
    daysAgo: recently,
  }),
  step(3, 'remove entry', { which }),
  step(2, 'import file', { lines, openMonths: fc.boolean() }),
  step(1, 'import own export', {}),
  step(1, 'undo', { which, of: fc.constantFrom('import', 'source', 'PUT /api/admin/identities') }),
  step(4, 'undo', { which: fc.constantFrom(0, 0, 0, 1, 2, 5), of: fc.constant('any') }),
  step(4, 'send events', { source, events }),
  step(3, 'link', {
    person: which,
    which: fc.oneof({ weight: 5, arbitrary: which }, { weight: 1, arbitrary: fc.constant(null) }),
    daysAgo: fc.constantFrom(null, null, 0, 1, 2, 40),
    openMonths: fc.constantFrom(false, false, true),
    ignored: fc.constantFrom(false, false, false, false, false, true),
  }),
  step(1, 'count kind', { source, kind: eventKind, counts: fc.boolean() }),
  step(2, 'keep difference', { which, keep: fc.constantFrom('typed' as const, 'counted' as const) }),
  step(1, 'remove brought', { source }),
  step(3, 'fetch sheet', { source: fc.constantFrom(0, 0, 1), rows: sheet }),
  step(2, 'keep numbers', { which, keep: fc.constantFrom('sheet' as const, 'stored' as const) }),
  step(3, 'tick', { which, kind, daysAgo, mondayOff: fc.constantFrom(0, 0, 0, 0, 1, 7) }),
  step(3, 'untick', { which }),
  step(1, 'change scoring', {
    ringPoints: fc.constantFrom(0, 1, 2),
    appointmentSetPoints: fc.constantFrom(0, 25),
    appointmentDonePoints: fc.constantFrom(25, 75),
    bonusMultiplier: fc.constantFrom(0.1, 0.3, 0.7, 1, 1.1, 2.2),
  }),
  step(1, 'change bonus', { kind, points: fc.constantFrom(25, 100, 150), isActive: fc.boolean() }),
  step(1, 'add prize', {
    position: fc.constantFrom(1, 2, 3),
    isLottery: fc.boolean(),
    monthsAhead: fc.constantFrom(null, null, 0, 1),
  }),
  step(1, 'remove prize', { which }),
  step(1, 'change prize settings', {
    prizeBasis: fc.constantFrom('total' as const, 'winner' as const),
    prizeRate: fc.constantFrom(0, 0.07, 0.1, 0.25, 1),
  }),
  step(1, 'change threshold', { threshold: fc.constantFrom(0, 100, 300, 1200) }),
  step(2, 'add sfida', {
    which,
    // People a side; null: everybody.
    sizes: fc.oneof(
      fc.constant([null]),
      fc.array(fc.constantFrom(1, 1, 2, 3, 3, 4, 6), { minLength: 1, maxLength: 4 }),
    ),
    from: fc.constantFrom(-9, -3, -1, 0, 0, 1, 5),
    days: fc.constantFrom(0, 1, 4, 6, 30, 92),
    counted: fc.constantFrom<'points' | 'rings' | 'apptSet' | 'apptDone' | 'presences'>(
      ...(['points', 'points', 'rings', 'rings', 'apptSet', 'apptDone', 'presences'] as const),
    ),
    target: fc.constantFrom(null, null, 1, 70, 200),
    per: fc.constantFrom('mean' as const, 'sum' as const),
  }),
  step(1, 'move sfida', { which, from: fc.constantFrom(-3, -1, 1, 3, 40) }),
  step(1, 'remove sfida', { which }),
  step(1, 'rebuild sfida', { which }),
  step(1, 'change contest', {
    from: fc.constantFrom(1, 3, 20),
    to: fc.constantFrom(20, 25, 28),
    // Those of the next month too: two months have dates at once.
    monthsAgo: fc.constantFrom(0, 0, 1, -1, -1),
  }),
  step(1, 'void draw', { which }),
  step(3, 'recalculate', {}),
  step(3, 'close alone', { daysAgo }),
  step(1, 'close missed days', {}),
  step(1, 'rebuild month', {
    monthsAgo: fc.constantFrom(0, 1, 1, 1, 2),
    values: fc.constantFrom('kept' as const, 'today' as const),
  }),
  step(4, 'nights', { count: fc.integer({ min: 1, max: 3 }) }),
  step(3, 'wait', { hours: fc.constantFrom(1, 5, 24, 49, 100) }),
  step(3, 'wait for', { time: fc.constantFrom('23:58', '23:59', '00:00', '00:30') }),
);
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Drawn<typeof Step>;
export type ByHand = Drawn<typeof byHand>;

/** Draws one of these names, then a step of it. */
export const stepOf = (...names: Step['do'][]): fc.Arbitrary<Step> =>
  fc.constantFrom(...names).chain((name) => Step.filter((one) => one.do === name));

/** Returns steps that add players without points. */
export const adding = (...added: Extract<Step, { do: 'add player' }>['name'][]): Step[] =>
  added.map((name) => ({ do: 'add player', name, byHand: { position: 0, score: 0, bonus: 0, total: 0 } }));
