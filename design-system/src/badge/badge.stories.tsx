import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Design system/Dati e podio/Badge',
  component: Badge,
  args: { children: 'Attivo' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success' } };

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Inattivo</Badge>
      <Badge tone="success">Attivo</Badge>
      <Badge tone="warning">in attesa</Badge>
      <Badge tone="info">dimostrazione</Badge>
      <Badge tone="danger">squalifica</Badge>
    </Inline>
  ),
};
