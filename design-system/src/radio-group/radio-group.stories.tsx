import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Design system/Campi/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Causa',
    options: [
      { id: 'tracker', label: 'Numeri del tracker falsificati' },
      { id: 'kpi', label: 'Scostamento anomalo dalla media dei KPI' },
      { id: 'other', label: 'Altro motivo' },
    ],
    value: null,
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const change = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return <RadioGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys choose. */
export const Choice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Scostamento/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('kpi');
    await userEvent.click(canvas.getByText('Altro motivo'));
    await expect(canvas.getByRole('radiogroup', { name: 'Causa' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Altro motivo' })).toBeChecked();
  },
};
export const Wrong: Story = { args: { errorMessage: 'Scegli una causa' } };
export const Disabled: Story = { args: { value: 'kpi', isDisabled: true } };
