import fc from 'fast-check';
import { describe } from 'vitest';
import { playAndCompare } from './play-and-compare.ts';
import { playStep } from './play-step.ts';
import { randomRuns, testHistories } from './random-runs.ts';
import { adding, Step, stepOf } from './steps.ts';

const { seed, numRuns: asked } = randomRuns('Random histories');
/** 2 000 in the soak's five windows. */
const numRuns = process.env.SOAK ? Math.max(asked, 400) : asked;

/** Where a history starts, and the months whose boards are compared after each of its steps. */
const windows = [
  {
    window: 'the end of summer time 2025',
    start: '2025-10-20T10:00',
    months: ['2025-09', '2025-10', '2025-11'],
  },
  {
    window: 'the start of summer time 2026',
    start: '2026-03-23T10:00',
    months: ['2026-02', '2026-03', '2026-04'],
  },
  {
    window: 'the end of summer time 2026',
    start: '2026-10-19T10:00',
    months: ['2026-09', '2026-10', '2026-11'],
  },
  {
    window: 'New Year 2026',
    start: '2025-12-22T10:00',
    months: ['2025-11', '2025-12', '2026-01'],
  },
  {
    window: 'the leap day 2028',
    start: '2028-02-21T10:00',
    months: ['2028-01', '2028-02', '2028-03'],
  },
];

/** Numbers that come by themselves, what is decided about them and whose they are, and the undo of each. */
const fromOutside = stepOf(
  ...(['send events', 'send events', 'send events', 'link', 'link', 'link', 'keep difference'] as const),
  ...(['fetch sheet', 'fetch sheet', 'keep numbers', 'record evening', 'record evening'] as const),
  ...(['count kind', 'remove brought', 'remove entry', 'undo', 'undo', 'undo', 'undo', 'nights'] as const),
  ...([
    'archive player',
    'remove player',
    'forget player',
    'change player',
    'import file',
    'import own export',
  ] as const),
);

const history = fc.record(
  {
    daysIn: fc.nat({ max: 10 }),
    // Mostly an office whose days are closed so far; else the first close covers all days before it.
    closedSoFar: fc.constantFrom(true, true, true, false),
    steps: fc.array(fc.oneof(Step, fromOutside), { minLength: 20, maxLength: 60, size: 'max' }),
  },
  { noNullPrototype: true },
);

describe.each(windows)('any history around $window', (window) => {
  const { start, months } = window;
  // Each window has histories of its own.
  const runs = { start, seed: seed + windows.indexOf(window), numRuns };
  testHistories(
    'gives the standings and awards of the oracle after every step',
    runs,
    history,
    async (league, { closedSoFar, steps }) => {
      for (const step of closedSoFar ? lastNight : []) await playStep(league, step);
      for (const [index, step] of steps.entries())
        await playAndCompare(league, step, index % 4 === 3 || index === steps.length - 1 ? months : []);
    },
    ({ daysIn }) => daysIn,
  );
});

const event = { cancels: null, kind: 'ring', amount: 30 } as const;
const link = { do: 'link', openMonths: false, ignored: false } as const;
/** The first players, whom a telephone system counts, one of whom has another's extension since today, and the close of yesterday. */
const lastNight: Step[] = [
  ...adding('Anna', 'Zoë', 'De Luca', '王伟'),
  {
    do: 'send events',
    source: 'centralino',
    events: [
      { ...event, id: 0, who: '101', daysAgo: 0 },
      { ...event, id: 1, who: '101', daysAgo: 1 },
      { ...event, id: 2, who: '102', daysAgo: 1 },
      { ...event, id: 3, who: '102', daysAgo: 1, kind: 'apptSet', amount: 1 },
      { ...event, id: 4, who: 'giovanna@azienda.it', daysAgo: 0 },
    ],
  },
  { ...link, person: 0, which: 0, daysAgo: null },
  { ...link, person: 1, which: 1, daysAgo: null },
  { ...link, person: 0, which: 2, daysAgo: 0 },
  { do: 'close alone', daysAgo: 1 },
];
