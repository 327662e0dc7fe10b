import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Movement } from './movement.tsx';

const meta = {
  title: 'Design system/Movement',
  component: Movement,
  args: { places: 2 },
} satisfies Meta<typeof Movement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  args: { places: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('sale di 2 posizioni')).toBeInTheDocument();
  },
};
export const Down: Story = {
  args: { places: -1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('scende di 1 posizione')).toBeInTheDocument();
  },
};
export const Unchanged: Story = { args: { places: 0 } };
