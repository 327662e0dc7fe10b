import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { isSkipped, readable } from '../../testing/play.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { samplePrizes } from '../page/sample-site.ts';
import RulesScene from './rules-scene.tsx';

/** In the turn of a page. */
const turns = {
  points: () => new Date('2026-11-21T17:47:00Z'),
  programme: () => new Date('2026-11-21T17:52:00Z'),
  question: () => new Date('2026-11-21T17:57:00Z'),
} as const;

const meta = {
  title: 'Schermo/Regole',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: RulesScene, board: { ...sampleBoard(), prizes: [...samplePrizes] }, skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRead = readable('Regole', 'h2, p, li, dt, dd');

export const Points: Story = {
  args: { now: turns.points },
  play: async (context) => {
    await isRead(context);
    await expect(context.canvasElement).toHaveTextContent('Chiamata+1 pt');
  },
};
export const PointsPortrait: Story = { ...Points, globals: { viewport: { value: 'mobile1' } } };
export const Offline: Story = {
  args: { site: new Error('503') },
  play: isSkipped,
};

/** No word is broken, and an unnamed wall has room for its strip of letters below. */
export const Programme: Story = {
  args: { now: turns.programme },
  globals: { viewport: { value: 'wall' } },
  play: async (context) => {
    await isRead(context);
    for (const when of context.canvasElement.querySelectorAll('dt')) {
      const range = document.createRange();
      range.selectNodeContents(when);
      await expect(range.getClientRects(), when.textContent ?? '').toHaveLength(1);
    }
    const [title, lines] = ['h2', 'dl'].map((tag) => context.canvasElement.querySelector(tag));
    const place = lines?.parentElement;
    if (!title || !lines || !place) throw new Error('The programme has a title and lines');
    const needed = lines.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
    const strip = Math.min(innerWidth, innerHeight) * 0.13;
    await expect(needed).toBeLessThanOrEqual(place.getBoundingClientRect().height - strip);
  },
};
/** None of the month's prizes is drawn by lot. */
export const ProgrammeWithoutLottery: Story = {
  args: {
    now: turns.programme,
    board: { ...sampleBoard(), prizes: samplePrizes.filter(({ isLottery }) => !isLottery) },
  },
  play: async (context) => {
    await isRead(context);
    await expect(within(context.canvasElement).queryByText('Lotteria')).toBeNull();
  },
};
export const ProgrammePortrait: Story = {
  args: { now: turns.programme },
  globals: { viewport: { value: 'mobile1' } },
  play: isRead,
};
export const Question: Story = { args: { now: turns.question }, play: isRead };
export const QuestionPortrait: Story = { ...Question, globals: { viewport: { value: 'mobile1' } } };
