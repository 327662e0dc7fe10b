import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { isSkipped, readable } from '../../testing/play.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { sampleSite } from '../page/sample-site.ts';
import BonusesScene from './bonuses-scene.tsx';

const meta = {
  title: 'Schermo/Bonus settimanali',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: { Scene: BonusesScene, skip: fn() },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isRead = readable('Call Beast', 'p');

/** The flags stand for the last week that is settled: nothing of the week under way is public. */
export const Office: Story = {
  play: async (context) => {
    await isRead(context);
    const { canvasElement } = context;
    await expect(canvasElement).toHaveTextContent('Chi li ha presi nella settimana del 9 novembre');
    await expect(canvasElement).toHaveTextContent('Chiara Conti e altre 9 persone');
    await expect(within(canvasElement).getAllByText('ancora nessuno')).toHaveLength(1);
  },
};
export const FirstWeek: Story = {
  args: { site: sampleSite({ lastWeek: undefined }) },
  play: async (context) => {
    await isRead(context);
    await expect(within(context.canvasElement).getAllByText('ancora nessuno')).toHaveLength(5);
  },
};
export const Portrait: Story = { globals: { viewport: { value: 'mobile1' } }, play: isRead };
export const Two: Story = {
  args: { site: sampleSite({ bonusTypes: sampleSite().bonusTypes.slice(0, 2) }) },
  play: isRead,
};

export const None: Story = {
  args: { site: sampleSite({ bonusTypes: [] }) },
  play: isSkipped,
};
export const Offline: Story = {
  args: { site: new Error('503') },
  play: isSkipped,
};
