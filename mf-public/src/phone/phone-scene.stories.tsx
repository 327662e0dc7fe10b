import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { isSkipped } from '../../testing/play.ts';
import { longestNames, teamOf } from '../kiosk/sample-teams.ts';
import { unreadable } from '../kiosk/unreadable.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { emptyBoard, sampleBoard } from '../leaderboard/sample-board.ts';
import PhoneScene from './phone-scene.tsx';

const meta = {
  title: 'Schermo/Sul telefono',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: PhoneScene, skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code is at least a third of the screen's smaller side: it is scanned from five metres. */
const readable: Story['play'] = async ({ canvasElement }) => {
  const code = await within(canvasElement).findByRole('img', { name: /^Codice QR di https/ });
  await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(
    Math.min(innerWidth, innerHeight) / 3,
  );
  await expect(await unreadable(canvasElement)).toEqual([]);
};

export const Office: Story = { play: readable };
export const Portrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: readable };
export const LongestNames: Story = {
  args: {
    board: sampleBoard(longestNames()),
    publicUrl: 'https://classifica.ufficio-commerciale.example.com',
  },
  play: readable,
};
export const ThreePlayers: Story = { args: { board: sampleBoard(teamOf(3)) }, play: readable };
export const TwoHundred: Story = { args: { board: sampleBoard(teamOf(200)) }, play: readable };
export const Empty: Story = { args: { board: emptyBoard() }, play: readable };

/** No phone reaches the address of the machine itself. */
export const OnlyThisMachine: Story = {
  args: { publicUrl: null },
  play: isSkipped,
};
