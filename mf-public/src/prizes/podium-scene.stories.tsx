import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { isSkipped, readable } from '../../testing/play.ts';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { emptyBoard } from '../leaderboard/sample-board.ts';
import { sampleMonthDetail } from '../months/sample-months.ts';
import { samplePrizes } from '../page/sample-site.ts';
import PodiumScene from './podium-scene.tsx';
import { boardWith } from './sample-prize-board.ts';

const meta = {
  title: 'Schermo/Podio e premi',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: PodiumScene, board: boardWith(), skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRead = readable('Podio e premi di novembre', 'p');

export const Office: Story = { play: isRead };
export const Portrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: isRead };
export const ThreePlayers: Story = { args: { board: boardWith(teamOf(3)) }, play: isRead };
export const TwoHundred: Story = { args: { board: boardWith(teamOf(200)) }, play: isRead };
export const LongestNames: Story = { args: { board: boardWith(longestNames()) }, play: isRead };
export const LongestNamesPortrait: Story = { ...LongestNames, globals: { viewport: { value: 'mobile1' } } };

/** Who is late may stand on the podium; the prize says who has it for now. */
export const LateWinner: Story = {
  args: {
    board: boardWith(
      teamOf(38).map((entry) =>
        entry.position === 1 ? { ...entry, eligible: false, notEligible: 'late' as const } : entry,
      ),
    ),
  },
  play: async (context) => {
    await isRead(context);
    await expect(context.canvasElement).toHaveTextContent('per ora a Niccolò D’Àvila');
  },
};

/** Before the month's first points only the prizes are shown. */
export const FirstOfTheMonth: Story = {
  args: { board: { ...emptyBoard(), prizes: [...samplePrizes] } },
  play: isRead,
};

/** On its first days nobody stands on an empty podium: the month before's is shown until the first points. */
export const FirstDays: Story = {
  args: {
    ...FirstOfTheMonth.args,
    now: () => new Date('2026-11-02T08:00:00Z'),
    month: sampleMonthDetail({ entries: teamOf(38) }),
  },
  play: async (context) => {
    await readable('In vetta a ottobre')(context);
    await expect(context.canvas.queryByText('Vetta libera')).toBeNull();
  },
};
export const FirstPoints: Story = { args: { ...FirstDays.args, board: boardWith() }, play: isRead };

export const WithoutPrizes: Story = {
  args: { board: boardWith(teamOf(38), []) },
  play: isSkipped,
};

export const Offline: Story = {
  args: { board: new Error('503') },
  play: isSkipped,
};
