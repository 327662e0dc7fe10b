import type { Draws } from '@vetta/contract/draws';
import type { MonthSummary } from '@vetta/contract/months';
import type { Prize } from '@vetta/contract/prizes';
import { siteTexts } from '@vetta/contract/site-texts';
import { sampleContest, samplePrize } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { type BelowData, prerenderBelow, prerenderClock } from './prerender-below.ts';

const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const site: BelowData['site'] = {
  texts: siteTexts,
  rules: [],
  bonusTypes: [],
  contest: sampleContest,
};
const nothing: BelowData = {
  site,
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75 },
  prizes: [],
  prizePool: undefined,
  months: undefined,
  draws: undefined,
  challenges: [],
};
const below = (more: Partial<BelowData> = {}) => prerenderBelow({ ...nothing, ...more });

const prize = (position: number, more: Partial<Prize> = {}) =>
  samplePrize({ position, title: `Premio ${position}`, ...more });
const draw = (more: Partial<Draws['draws'][number]> = {}): Draws['draws'][number] => ({
  id: id(1),
  prizeId: id(2),
  prizeTitle: 'Cuffie',
  rank: 1,
  drawnAt: '2026-10-31T22:59:00Z',
  commitment: 'ab'.repeat(32),
  committedAt: '2026-10-01T00:00:00Z',
  secret: 'cd'.repeat(32),
  participants: [{ id: id(3), name: 'Anna', total: 1300 }],
  winnerId: id(3),
  voidedAt: null,
  voidReason: null,
  ...more,
});
const draws = (more: Partial<Draws>): Draws => ({
  month: '2026-11',
  pending: [],
  replaced: [],
  draws: [],
  ...more,
});
const month = (
  of: string,
  podium: MonthSummary['podium'],
  state: MonthSummary['state'] = 'final',
): MonthSummary => ({
  month: of,
  label: 'ottobre 2026',
  state,
  podium,
  players: podium.length,
});

test('what is not known yet is not said to be empty', () => {
  expect(below()).toMatchObject({
    hall: 'loading',
    drawsKnown: '',
    pool: '',
    pending: [],
    draws: [],
    months: [],
  });
  expect(below({ months: [], draws: draws({}), prizePool: 0 })).toMatchObject({
    hall: 'empty',
    drawsKnown: 'yes',
    pool: '',
  });
});

test('the programme tells of a lottery unless there are prizes and none is drawn by lot', () => {
  const [placed, drawn] = [prize(1), { ...prize(2), isLottery: true }];
  expect([[], [drawn], [placed, drawn], [placed]].map((prizes) => below({ prizes }).programLottery)).toEqual([
    'yes',
    'yes',
    'yes',
    '',
  ]);
});

test('an office without anything has no section of bonuses, prizes, lottery, questions or sfide', () => {
  expect(Object.values(below().has)).toEqual(['', '', '', '', '', '', '']);
});

test('a draw without participants, without a winner, or whose winner is not among them names nobody', () => {
  const without = [
    draw({ participants: [], winnerId: null }),
    draw({ winnerId: null }),
    draw({ winnerId: id(9) }),
  ];
  expect(
    below({ draws: draws({ draws: without }) }).draws.map(({ winner, participants }) => [
      winner,
      participants,
    ]),
  ).toEqual([
    ['', '0 partecipanti'],
    ['', '1 partecipante'],
    ['', '1 partecipante'],
  ]);
});

test('a voided draw stands in the history, also without a reason', () => {
  const voided = draw({ voidedAt: '2026-11-01T09:00:00Z' });
  const shown = below({ draws: draws({ draws: [voided] }) });
  expect(shown).toMatchObject({
    draws: [],
    voided: [{ prize: 'Cuffie', at: '01/11/26, 10:00', reason: '' }],
  });
  expect([shown.has.history, shown.has.lotterySection]).toEqual(['yes', 'yes']);
});

test.each([
  ['', [], ''],
  ['abc', ['abc'], 'abc'],
  ['0123456789abcdef0', ['0123456789abcdef', '0'], '0123'],
])('a commitment «%s» is shown in groups of 16', (commitment, groups, seal) => {
  const [shown] = below({
    draws: draws({ pending: [{ commitment, committedAt: '2026-11-01T00:00:00Z' }] }),
  }).pending;
  expect(shown?.groups.map(({ text }) => text)).toEqual(groups);
  expect(shown?.groups.map(({ isFirst }) => isFirst === 'yes').filter(Boolean)).toHaveLength(
    Math.min(1, groups.length),
  );
  expect(shown?.seal).toBe(seal);
});

test('a podium needs the places 1, 2 and 3, each once; everything else is a list', () => {
  const layout = (...positions: number[]) =>
    below({ prizes: positions.map((position) => prize(position)) }).layout;
  expect(layout(1, 2, 3)).toBe('podium');
  for (const positions of [
    [1, 2],
    [1, 2, 4],
    [1, 1, 2],
    [2, 1, 3],
    [1, 2, 3, 4],
  ])
    expect(layout(...positions)).toBe('list');
  const lottery = prize(1, { isLottery: true });
  expect(below({ prizes: [prize(1), prize(2), prize(3), lottery] })).toMatchObject({
    layout: 'podium',
    lottery: [{}],
  });
});

test('a prize without words or picture, and one with hostile ones, keep what they have: the template escapes it', () => {
  const hostile = '"><script>alert(1)</script>{{title}}\u2028';
  const words = { title: hostile, description: hostile, imageUrl: 'javascript:alert(1)' };
  const bare = {
    description: '',
    imageUrl: '',
    image: '',
    isFilm: '',
    isLottery: '',
    isActive: 'yes',
    month: '',
  };
  const prizes = [prize(1), prize(2, words)];
  const [first, second] = prizes;
  expect(below({ prizes }).prizes).toEqual([
    { ...first, ...bare, position: '1' },
    { ...second, ...bare, ...words, position: '2', image: 'javascript:alert(1)' },
  ]);
});

test('values of nothing, and far more than ever, keep the steps inside their picture', () => {
  const scoring = {
    ringPoints: 0,
    appointmentSetPoints: 0,
    appointmentDonePoints: 2_147_483_647,
    bonusMultiplier: 0,
  };
  const shares = (of: BelowData['scoring']) =>
    Object.values(below({ scoring: of }).steps).map(({ share }) => Number(share));
  for (const share of [...shares(scoring), ...shares({ ...scoring, appointmentDonePoints: 0 })]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(100);
  }
});

test('a past month shows who has points, and no month without any', () => {
  const row = (position: number, total: number) => ({
    position,
    playerId: id(position),
    name: `G${position}`,
    total,
  });
  const months = [
    month('2026-10', [row(1, 90), row(2, 0)]),
    month('2026-09', [row(1, 0)]),
    month('2026-08', []),
  ];
  const shown = below({ months });
  expect(shown.hall).toBe('some');
  expect(shown.months.map((one) => [one.month, one.label, one.podium.map(({ who }) => who)])).toEqual([
    ['2026-10', 'Ottobre 2026', ['G1']],
  ]);
});

test.each([
  ['at midnight', '2026-11-21T00:00:00+01:00', '23:59:59', 0],
  ['in the last second', '2026-11-21T23:59:59.999+01:00', '00:00:00', 999],
  ['on the day of 23 hours, at one', '2026-03-29T01:00:00+01:00', '21:59:59', 43],
  ['on the day of 25 hours, at one', '2026-10-25T01:00:00+02:00', '23:59:59', 40],
])('the day’s clock %s', (_, instant, left, passed) => {
  const { hours, minutes, seconds, passed: share } = prerenderClock(Temporal.Instant.from(instant));
  expect([`${hours}:${minutes}:${seconds}`, Number(share)]).toEqual([left, passed]);
});
