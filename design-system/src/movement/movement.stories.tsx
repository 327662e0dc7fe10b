import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Movement } from './movement.tsx';

const meta = {
  title: 'Design system/Dati e podio/Movement',
  component: Movement,
  args: { way: 'up', places: '2' },
} satisfies Meta<typeof Movement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  args: { way: 'up', places: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('posizioni guadagnate: 2')).toBeInTheDocument();
  },
};
export const Down: Story = {
  args: { way: 'down', places: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('posizioni perse: 1')).toBeInTheDocument();
  },
};
export const Unchanged: Story = { args: { way: 'same' } };
