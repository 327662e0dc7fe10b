import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { emptyBoard, sampleBoard } from '../leaderboard/sample-board.ts';
import BoardScene from './board-scene.tsx';
import { longestNames, teamOf } from './sample-teams.ts';
import { unreadable } from './unreadable.ts';
import { WallStory } from './wall-story.tsx';

let polls = 0;

const meta = {
  title: 'Schermo/Classifica',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: BoardScene },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No name is cut, no text is smaller than 2.5 % of the screen's smaller side, and a poll without changes changes only the clocks. */
export const Office: Story = {
  args: {
    board: () => {
      polls += 1;
      return sampleBoard();
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Classifica di novembre');
    await canvas.findByText('Giulia Ferrari');
    await expect(await unreadable(canvasElement)).toEqual([]);
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-player]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      await expect(row.clientHeight).toBeGreaterThanOrEqual(innerHeight * 0.03);
    }
    const list = canvasElement.querySelector('ol');
    const mutated = fn();
    const observer = new MutationObserver(mutated);
    if (list)
      observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    const before = polls;
    await waitFor(() => expect(polls).toBeGreaterThan(before + 3));
    observer.disconnect();
    await expect(mutated).not.toHaveBeenCalled();
  },
};

/** Before the month's first points. */
export const Empty: Story = {
  args: { board: emptyBoard() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Nessuna entry ancora questo mese'));
  },
};

const readable: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('listitem');
  await expect(await unreadable(canvasElement)).toEqual([]);
};

export const ThreePlayers: Story = { args: { board: sampleBoard(teamOf(3)) }, play: readable };
/** The first five beside those who turn, each with the points to the next place; the tail is on the phone. */
export const TwoHundred: Story = {
  args: { board: sampleBoard(teamOf(200)) },
  play: async (context) => {
    await readable?.(context);
    const wall = within(context.canvasElement);
    await wall.findByText('136 punti al 1° posto');
    await wall.findByText('Altri 160 sul telefono');
    await expect(wall.getAllByRole('list')).toHaveLength(2);
  },
};
export const LongestNames: Story = {
  args: { board: sampleBoard(longestNames()) },
  play: readable,
};
export const LongestNamesPortrait: Story = {
  ...LongestNames,
  globals: { viewport: { value: 'mobile1' } },
};

/** Another wall's first look at a server that does not answer: it keeps the shell's place until it does. */
export const Offline: Story = { args: { board: new TypeError('Failed to fetch') } };
