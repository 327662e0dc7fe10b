import { crowned, metalOf } from '@vetta/contract/honours';
import { samplePrize, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { newsSince } from '../celebrations/news.ts';
import { sampleMonthDetail } from '../months/sample-months.ts';
import { podiumView } from '../prizes/podium-view.ts';
import { revealView } from '../reveal/reveal-view.ts';
import { sampleBoard } from './sample-board.ts';

const row = (
  name: string,
  position: number,
  total: number,
  fields: Parameters<typeof sampleStanding>[0] = {},
) => sampleStanding({ playerId: name, name, position, total, ...fields });
const disqualified = { eligible: false, notEligible: 'disqualified' } as const;
const late = { eligible: false, notEligible: 'late' } as const;
const prize = samplePrize({ title: 'Bici' });

/** Each board, who has its honours in order, and who gets the first prize. */
const boards = [
  {
    board: 'a disqualified first',
    entries: [
      row('Anna', 1, 900, disqualified),
      row('Bruno', 2, 800),
      row('Carla', 3, 700),
      row('Dario', 4, 600),
      row('Elio', 5, 500),
    ],
    honours: ['Bruno', 'Carla', 'Dario'],
    firstPrize: 'Bruno',
  },
  {
    board: 'a late first',
    entries: [
      row('Anna', 1, 900, late),
      row('Bruno', 2, 800),
      row('Carla', 3, 700),
      row('Dario', 4, 600),
      row('Elio', 5, 500),
    ],
    honours: ['Anna', 'Bruno', 'Carla'],
    firstPrize: 'Bruno',
  },
  {
    board: 'a tie across a disqualified row',
    entries: [
      row('Anna', 1, 800),
      row('Bruno', 2, 800, { tie: 'apptDone', ...disqualified }),
      row('Carla', 3, 800, { tie: 'rings' }),
      row('Dario', 4, 800, { tie: 'name', ...late }),
      row('Elio', 5, 100),
    ],
    honours: ['Anna', 'Carla', 'Dario'],
    firstPrize: 'Anna',
  },
  {
    board: 'few with points',
    entries: [
      row('Anna', 1, 800, disqualified),
      row('Bruno', 2, 10),
      row('Carla', 3, 0),
      row('Dario', 4, -5),
      row('Elio', 5, -5),
    ],
    honours: ['Bruno'],
    firstPrize: 'Bruno',
  },
];

/** Every place that shows who is crowned, as names in order. */
const places: Readonly<Record<string, (board: (typeof boards)[number]) => string[]>> = {
  'the rows of page, wall, own place, months and print': ({ entries }) =>
    ['gold', 'silver', 'bronze'].flatMap((metal) =>
      entries.filter(({ playerId }) => metalOf(entries, playerId) === metal).map(({ name }) => name),
    ),
  'the podium on walls': ({ entries }) =>
    podiumView({ ...sampleBoard(entries), prizes: [prize] }).podium.map(({ name }) => name),
  'the reveal': ({ entries }) =>
    (revealView(sampleMonthDetail({ entries })) ?? { podium: [] }).podium.map(({ name }) => name),
  'hall of fame and Mesi': ({ entries }) => crowned(entries).map(({ name }) => name),
};

test.each(
  boards.flatMap((board) =>
    Object.entries(places).map(([place, named]) => ({ ...board, place, named, of: board })),
  ),
)('$place: $board', ({ named, of, honours }) => {
  expect(named(of)).toEqual(honours);
});

test.each(boards)(
  'the first prize is told apart from the crown: $board',
  ({ entries, honours, firstPrize }) => {
    const elsewhere = firstPrize === honours[0] ? [] : [`1° premio a ${firstPrize}`];
    expect(revealView(sampleMonthDetail({ entries, prizes: [prize] }))?.prizes).toEqual(elsewhere);
    const [atTheFeet] = podiumView({ ...sampleBoard(entries), prizes: [prize] }).prizes;
    expect(atTheFeet?.holder).toBe(elsewhere.length > 0 ? firstPrize : undefined);
  },
);

test('nobody who is disqualified is celebrated', () => {
  const seen = {
    period: '2026-11',
    rows: { Anna: { position: 2, bonus: 0, total: 700 }, Bruno: { position: 1, bonus: 0, total: 800 } },
  };
  const now = (fields: Parameters<typeof sampleStanding>[0]) =>
    newsSince(seen, {
      ...sampleBoard([
        row('Anna', 1, 900, { bonus: 100, ...fields }),
        row('Bruno', 2, 800),
        row('Carla', 3, 1),
      ]),
      state: 'open',
      period: '2026-11',
    });
  expect(now({})).toMatchObject({ overtake: { climber: { name: 'Anna' } }, bonuses: [{ name: 'Anna' }] });
  expect(now(disqualified)).toBeNull();
});
