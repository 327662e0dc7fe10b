import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Design system/Attese/ProgressBar',
  component: ProgressBar,
  args: { label: 'Invio di vacanza.jpg', value: 42 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Invio di vacanza.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveTextContent('42%');
  },
};
export const Begun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
