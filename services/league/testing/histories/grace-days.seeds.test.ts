import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { playAndCompare } from './play-and-compare.ts';
import { playStep } from './play-step.ts';
import type { PlayedLeague } from './played-league.ts';
import { randomRuns, testHistories } from './random-runs.ts';
import { adding, Step } from './steps.ts';

const runs = randomRuns('Histories of grace days');

/** The last two days of a month, and the days until two nights after it became final. */
const windows = [
  { ending: '2025-10', beginning: '2025-11', start: '2025-10-30T10:00' },
  { ending: '2025-12', beginning: '2026-01', start: '2025-12-30T10:00' },
  { ending: '2028-02', beginning: '2028-03', start: '2028-02-28T10:00' },
];

const stepsOf = (...names: Step['do'][]) => Step.filter((step) => names.includes(step.do));
const steps = (count: number, ...names: Step['do'][]) =>
  fc.array(stepsOf(...names), { minLength: count, maxLength: count + 3, size: 'max' });

// Only one day removes a player: a league without players closes no day.
const dataSteps: Step['do'][] = [
  ...(['add player', 'change player', 'archive player', 'disqualify player'] as const),
  ...(['record day', 'record working week', 'remove entry', 'tick', 'untick', 'recalculate'] as const),
];
const dataOf = (count: number) => Array.from({ length: count }, () => stepsOf(...dataSteps));

/** A day of grace: every kind of value changes, late data arrives, and a draw is voided. */
const graceDay = fc.tuple(
  ...(['change scoring', 'add prize', 'remove prize', 'change prize settings'] as const).map((name) =>
    stepsOf(name),
  ),
  ...(['change contest', 'change threshold', 'change bonus'] as const).map((name) => stepsOf(name)),
  ...dataOf(3),
);
const shuffled = graceDay.chain((day) => fc.shuffledSubarray(day, { minLength: day.length }));

/** A step about the month that has become final. */
const aboutFinalMonth = (...names: Step['do'][]) =>
  stepsOf(...names).map((step) => ('monthsAgo' in step ? { ...step, monthsAgo: 1 as const } : step));
const dayOfDisqualification = fc.tuple(
  aboutFinalMonth('disqualify player'),
  ...dataOf(3),
  stepsOf('change scoring'),
  stepsOf('remove player'),
);
/** Late data of the final month, which only the rebuild counts. */
const dayOfRebuild = fc.tuple(
  stepsOf('record working week'),
  stepsOf('record working week'),
  ...dataOf(2),
  aboutFinalMonth('rebuild month'),
  ...dataOf(1),
  aboutFinalMonth('rebuild month'),
);

const history = fc.record(
  {
    beforeTheEnd: fc.array(steps(2, ...dataSteps, 'change scoring', 'add prize', 'change contest'), {
      minLength: 2,
      maxLength: 2,
    }),
    inGrace: fc.array(shuffled, { minLength: 2, maxLength: 2 }),
    onceFinal: fc.tuple(dayOfDisqualification, dayOfRebuild),
  },
  { noNullPrototype: true },
);

describe.each(windows)('a history over the end of $ending', ({ ending, beginning, start }) => {
  testHistories(
    'in which values change on the days of grace and draws are voided equals the oracle after every step',
    { ...runs, start },
    history,
    async (league, { beforeTheEnd, inGrace, onceFinal }) => {
      const play = (step: Step) => playAndCompare(league, step, [ending, beginning]);
      const playDay = async (day: readonly Step[]) => {
        for (const step of [...day, ...nightAndMorning]) await play(step);
      };
      for (const step of office) await playStep(league, step);

      for (const day of beforeTheEnd) await playDay(day);
      for (const day of inGrace) await playDay([voidOfNewest(league), ...day]);
      expect([...league.model.finalMonths.keys()]).toEqual([ending]);
      for (const day of onceFinal) await playDay([voidOfNewest(league), ...day]);

      // Each of the four was held again by the night's close: two in grace, two in the final month.
      const voided = league.model.draws.filter(({ state }) => state === 'void');
      expect(voided.length).toBeGreaterThanOrEqual(4);
      expect(new Set(voided.map(({ month }) => month))).toEqual(new Set([ending]));
    },
  );
});

const nightAndMorning: Step[] = [
  { do: 'nights', count: 1 },
  { do: 'wait', hours: 5 },
  { do: 'wait', hours: 5 },
];

/** The newest draw is the one that no step has voided yet. */
const voidOfNewest = ({ model }: PlayedLeague): Step => ({ do: 'void draw', which: model.draws.length - 1 });

const goodDay = { apptSet: 5, apptDone: 1, alignment: true } as const;

/** An office with data, two lottery prizes and a threshold that everybody reaches. */
const office: Step[] = [
  ...adding('Anna', 'Ugo Dé', 'Zoë'),
  ...([70, 75, 100] as const).map(
    (rings, which): Step => ({
      do: 'record working week',
      which,
      weeksAgo: 1,
      numbers: { rings, ...goodDay },
    }),
  ),
  ...([1, 2] as const).map(
    (position): Step => ({ do: 'add prize', position, isLottery: true, monthsAhead: null }),
  ),
  { do: 'change threshold', threshold: 100 },
  { do: 'close alone', daysAgo: 1 },
];
