import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenName } from './screen-name.tsx';

const meta = {
  title: 'Schermo/Il suo nome',
  component: ScreenName,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'kiosk', viewport: { value: 'wall' } },
  args: { name: 'Sala riunioni' },
} satisfies Meta<typeof ScreenName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const Unnamed: Story = { args: { name: null } };
export const LongestName: Story = {
  args: { name: 'Corridoio del secondo piano accanto alla macchina del caffè' },
};
