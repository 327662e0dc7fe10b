import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Challenge } from '@vetta/contract/challenges';
import type { Standing } from '@vetta/contract/standings';
import { sampleSide } from '@vetta/contract/testing/challenges';
import { expect, fn, waitFor, within } from 'storybook/test';
import { challengesOf } from '../challenges/sample-challenges.ts';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { overlapping, unreadable } from '../kiosk/unreadable.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { sampleReceipt } from '../receipts/sample-receipt.ts';
import CelebrationScene from './celebration-scene.tsx';
import { SEEN_CHALLENGES_KEY } from './challenge-news.ts';
import { beforeBonuses, beforeOvertake, seenBefore } from './sample-news.ts';
import { readSeenBoard, seenOf, storeSeen, storeSeenBoard } from './seen-board.ts';

const seen = (entries: readonly Standing[]) => () => storeSeenBoard(seenBefore(entries));

const meta = {
  title: 'Schermo/Sorpassi e bonus',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: CelebrationScene, skip: fn(), board: sampleBoard(teamOf(38)) },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const readable: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(await unreadable(canvasElement)).toEqual([]);
  await expect(overlapping(canvasElement, 'header, h2, [data-picture] > :not(ol), li, footer')).toEqual([]);
};

const says =
  (...words: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async (context) => {
    await readable(context);
    for (const text of words) await expect(context.canvasElement).toHaveTextContent(text);
  };

export const OneOvertakes: Story = {
  beforeEach: seen(beforeOvertake(teamOf(38))),
  play: says('Niccolò D’Àvila supera Sara Esposito'),
};
export const Portrait: Story = {
  ...OneOvertakes,
  globals: { viewport: { value: 'mobile1' } },
};
export const LongestNames: Story = {
  args: { board: sampleBoard(longestNames()) },
  beforeEach: seen(beforeBonuses(beforeOvertake(longestNames()))),
  play: readable,
};
export const LongestNamesPortrait: Story = { ...LongestNames, globals: { viewport: { value: 'mobile1' } } };

/** In a team of three nobody is named as the last. */
export const ThreePlayers: Story = {
  args: { board: sampleBoard(teamOf(3)) },
  beforeEach: seen(beforeOvertake(teamOf(3))),
  play: async (context) => {
    await readable(context);
    await expect(context.canvasElement).toHaveTextContent('Niccolò D’Àvila sale al 2° posto');
    await expect(context.canvasElement).not.toHaveTextContent('Sara Esposito');
  },
};

export const NewBonuses: Story = {
  beforeEach: seen(beforeBonuses(teamOf(38))),
  play: says('+100 pt di bonus', 'e altre 4 persone'),
};
export const NewBonusesPortrait: Story = { ...NewBonuses, globals: { viewport: { value: 'mobile1' } } };

/** On a Sunday evening «+100» says which: until then a name would tell a day's numbers. */
export const SundaysBonuses: Story = {
  ...NewBonuses,
  args: {
    now: () => new Date('2026-11-15T22:59:30Z'),
    receipt: sampleReceipt({ thisWeek: { since: '2026-11-16', points: 0 } }),
  },
  play: async (context) => {
    await within(context.canvasElement).findAllByText('Call Beast');
    await readable(context);
  },
};

/** Plays a sfida whose leader has changed since the wall last celebrated. `now` is the leader at the last look. */
const celebrated = (challenge: Challenge, now: string, ...words: readonly (string | RegExp)[]): Story => ({
  args: { board: { ...sampleBoard(teamOf(38)), challenges: true }, challenges: [challenge] },
  beforeEach: () => {
    seen(teamOf(38))();
    storeSeen(SEEN_CHALLENGES_KEY, { [challenge.id]: { told: '1', toldAt: 0, now, since: 0 } });
  },
  play: says(...words),
});

export const NewLeader = celebrated(
  challengesOf.teams,
  '0',
  'Si cambia in testa',
  'Nord avanti di 120,5 punti a testa',
);
/** A goal for each of the most people, with the longest names: those who reached it come first. */
export const Ended = celebrated(
  {
    ...challengesOf.ended,
    target: 1000,
    sides: longestNames()
      .slice(0, 24)
      .map(({ name }, at) => sampleSide({ name, value: 90_000, reachedOn: at === 20 ? '2026-11-19' : null })),
  },
  'over',
  'i dati in ritardo contano ancora',
  /Obiettivo raggiunto da 1 su 24[^\d]*900 puntiraggiunto/,
);

/** The next look compares with this board. */
export const Nothing: Story = {
  beforeEach: seen(teamOf(38)),
  play: async ({ args: { skip } }) => {
    await waitFor(() => expect(skip).toHaveBeenCalled());
    await expect(readSeenBoard()?.rows).toEqual(seenOf(sampleBoard(teamOf(38))).rows);
  },
};
