import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Design system/Disposizione/Stack',
  component: Stack,
  args: {
    gap: 'sm',
    children: ['Totale', 'Score', 'Chiamate'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = {};
export const Apart: Story = { args: { gap: 'xl' } };
export const AtTheStart: Story = { args: { align: 'start' } };
