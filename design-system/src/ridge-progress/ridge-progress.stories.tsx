import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { RidgeProgress } from './ridge-progress.tsx';

const meta = {
  title: 'Design system/Attese/RidgeProgress',
  component: RidgeProgress,
  args: { value: 21, max: 30, label: 'Giorno 21 di 30' },
  decorators: [
    (Ridge) => (
      <Card>
        <Ridge />
      </Card>
    ),
  ],
} satisfies Meta<typeof RidgeProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Giorno 21 di 30' });
    await expect(bar).toHaveAttribute('aria-valuenow', '21');
  },
};
export const FirstDay: Story = { args: { value: 1, label: 'Giorno 1 di 30' } };
export const LastDay: Story = { args: { value: 30, label: 'Giorno 30 di 30' } };
