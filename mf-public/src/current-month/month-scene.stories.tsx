import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readable } from '../../testing/play.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import MonthScene from './month-scene.tsx';

const meta = {
  title: 'Schermo/Il mese',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: MonthScene },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRead = readable('Il mese di novembre');

export const Office: Story = {
  play: async (context) => {
    await isRead(context);
    await expect(context.canvasElement).toHaveTextContent('Giorno 21 di 30Mancano 9 giorni alla vetta');
    await expect(within(context.canvasElement).getByRole('timer')).toHaveTextContent('05h 17m 07s');
    await within(context.canvasElement).findByText('Tutti insieme');
  },
};
export const Portrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: isRead };
export const FirstDay: Story = {
  args: { now: () => new Date('2026-11-01T08:00:00Z') },
  play: async (context) => {
    await isRead(context);
    await expect(context.canvasElement).toHaveTextContent('Oggi 1');
  },
};
export const LastDay: Story = {
  args: { now: () => new Date('2026-11-30T18:00:00Z') },
  play: async (context) => {
    await isRead(context);
    await expect(context.canvasElement).toHaveTextContent('Ultimo giorno: stasera si arriva in vetta');
    await expect(context.canvasElement).toHaveTextContent('Fine del mese fra');
  },
};
/** Over any scene the last seconds of the month are the largest thing on the wall. */
export const LastMinute: Story = {
  args: { now: () => new Date('2026-11-30T22:59:18Z') },
  play: async ({ canvas }) => {
    const seconds = await canvas.findByRole('timer', { name: 'Fine del mese' });
    await expect(seconds).toHaveTextContent('41');
    await expect(seconds.getBoundingClientRect().height).toBeGreaterThan(innerHeight * 0.3);
  },
};
/** Then the wall waits for the month's close on the ridge: the new month's empty board is no end. */
export const MonthCloses: Story = {
  args: { now: () => new Date('2026-11-30T23:00:04Z') },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Il mese si chiude…');
    await expect(within(canvasElement).queryByRole('timer', { name: 'Fine del mese' })).toBeNull();
  },
};
export const LastDayPortrait: Story = { ...LastDay, globals: { viewport: { value: 'mobile1' } } };
