import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

function Chips(props: FilterChipsProps) {
  const [value, setValue] = useState(props.value);
  return <FilterChips {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Design system/Campi/FilterChips',
  component: FilterChips,
  render: (props) => <Chips {...props} />,
  args: {
    label: 'Ruolo',
    value: '',
    chips: [
      { id: 'setter', label: 'Setter' },
      { id: 'trainer', label: 'Trainer' },
      { id: 'team_leader', label: 'Team leader' },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Chosen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Trainer' }));
    await expect(canvas.getByRole('button', { name: 'Trainer', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tutti', pressed: false })).toBeVisible();
  },
};
