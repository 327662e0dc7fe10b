import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Design system/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Text weight="medium">Giulia Ferrari</Text>
        <Text tone="muted">Mancano 9 giorni alla vetta</Text>
        <Badge>Prima</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Tight: Story = { args: { gap: 'xxs' } };
export const Centred: Story = { args: { align: 'center' } };
