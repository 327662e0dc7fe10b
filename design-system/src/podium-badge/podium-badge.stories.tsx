import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { PodiumBadge } from './podium-badge.tsx';

const meta = {
  title: 'Design system/PodiumBadge',
  component: PodiumBadge,
  args: { place: 1, children: 'PODIO' },
} satisfies Meta<typeof PodiumBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Podium: Story = {
  render: () => (
    <Inline>
      <PodiumBadge place={1}>PODIO</PodiumBadge>
      <PodiumBadge place={2}>PODIO</PodiumBadge>
      <PodiumBadge place={3}>PODIO</PodiumBadge>
    </Inline>
  ),
};
