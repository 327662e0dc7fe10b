import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alpenglow } from './alpenglow.tsx';

const meta = {
  title: 'Design system/Immagini/Alpenglow',
  component: Alpenglow,
  args: { id: 'luce' },
} satisfies Meta<typeof Alpenglow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stroke: Story = {
  render: (args) => (
    <svg viewBox="0 0 200 60" width="200" height="60" aria-hidden="true">
      <Alpenglow {...args} />
      <path d="M4 56 60 10l34 28 24-20 78 38" fill="none" stroke={`url(#${args.id})`} strokeWidth="3" />
    </svg>
  ),
};
export const Fill: Story = {
  args: { x1: 0, x2: 1, y1: 0, y2: 1 },
  render: (args) => (
    <svg viewBox="0 0 200 60" width="200" height="60" aria-hidden="true">
      <Alpenglow {...args} />
      <path d="M4 56 60 10l34 28 24-20 78 38Z" fill={`url(#${args.id})`} />
    </svg>
  ),
};
