import fc from 'fast-check';
import { adding, Step } from './steps.ts';

const changes = Step.filter(({ do: name }) =>
  ['record day', 'record working week', 'remove entry', 'tick', 'untick', 'recalculate'].includes(name),
);
const CHANGES_A_DAY = 4;

/** Returns the random changes of so many days, the same ones for the same seed. */
export const randomDays = (seed: number, count: number): Step[][] =>
  fc.sample(fc.array(changes, { minLength: CHANGES_A_DAY, maxLength: CHANGES_A_DAY }), {
    seed,
    numRuns: count,
  });

/** Returns whole histories of all steps, the same ones for the same seed. */
export const randomHistories = (seed: number, count: number): Step[][] =>
  fc.sample(fc.array(Step, { minLength: 30, maxLength: 60, size: 'max' }), { seed, numRuns: count });

/** The steps of an office's first day: four players, two lottery prizes that all can win, and an entry of the day. */
export const office: Step[] = [
  ...adding('Anna', 'Ugo Dé', 'Zoë', 'Anna'),
  ...([1, 2] as const).map(
    (position): Step => ({ do: 'add prize', position, isLottery: true, monthsAhead: null }),
  ),
  { do: 'change threshold', threshold: 100 },
  // Its closes have met an entry from the first night on.
  {
    do: 'record day',
    which: 0,
    daysAgo: 0,
    numbers: { rings: 75, apptSet: 1, apptDone: 0, alignment: true },
  },
];
