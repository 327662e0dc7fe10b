import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { PodiumBadge } from './podium-badge.tsx';

const meta = {
  title: 'Design system/Dati e podio/PodiumBadge',
  component: PodiumBadge,
  args: { tier: 'gold', children: 'PODIO' },
} satisfies Meta<typeof PodiumBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Podium: Story = {
  render: () => (
    <Inline>
      <PodiumBadge tier="gold">PODIO</PodiumBadge>
      <PodiumBadge tier="silver">PODIO</PodiumBadge>
      <PodiumBadge tier="bronze">PODIO</PodiumBadge>
    </Inline>
  ),
};
