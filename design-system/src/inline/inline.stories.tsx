import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Inline } from './inline.tsx';

const badges = (count: number) =>
  Array.from({ length: count }, (_, index) => `Settimana ${index + 1}`).map((week) => (
    <Badge key={week}>{week}</Badge>
  ));

const meta = {
  title: 'Design system/Inline',
  component: Inline,
  args: { children: badges(3) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Wraps: Story = { args: { children: badges(12) }, globals: { viewport: { value: 'mobile1' } } };
