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

/** Five rows; what is given of one of them stands in its place. */
const boardOf = (changed: Readonly<Record<string, Parameters<typeof sampleStanding>[0]>>) =>
  ['Anna', 'Bruno', 'Carla', 'Dario', 'Elio'].map((name, index) =>
    row(name, index + 1, 900 - index * 100, changed[name]),
  );

/** Each board, who is crowned, and who gets the first prize. */
const boards = [
  {
    board: 'a disqualified first',
    entries: boardOf({ Anna: disqualified }),
    crown: 'Bruno',
    firstPrize: 'Bruno',
  },
  {
    board: 'a late first',
    entries: boardOf({ Anna: late }),
    crown: 'Anna',
    firstPrize: 'Bruno',
  },
  {
    board: 'a tie across a disqualified row',
    entries: boardOf({
      Anna: { total: 800 },
      Bruno: { tie: 'apptDone', ...disqualified },
      Carla: { total: 800, tie: 'rings' },
      Dario: { total: 800, tie: 'name', ...late },
    }),
    crown: 'Anna',
    firstPrize: 'Anna',
  },
  {
    board: 'few with points',
    entries: boardOf({
      Anna: disqualified,
      Bruno: { total: 10 },
      Carla: { total: 0 },
      Dario: { total: -5 },
      Elio: { total: -5 },
    }),
    crown: 'Bruno',
    firstPrize: 'Bruno',
  },
];

test.each(boards)(
  'the first prize is told apart from the crown: $board',
  ({ entries, crown, firstPrize }) => {
    const elsewhere = firstPrize === crown ? [] : [`1° premio a ${firstPrize}`];
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
