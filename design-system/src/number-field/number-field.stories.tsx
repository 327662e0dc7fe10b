import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Design system/Campi/NumberField',
  component: NumberField,
  args: { label: 'Chiamate', onChange: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invalid text becomes 0. */
export const NotANumber: Story = {
  args: { defaultValue: 12 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chiamate');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
/** Where 0 is not allowed, an emptied field becomes the least that is, and shows it. */
export const EmptiedAboveZero: Story = {
  args: { minValue: 1 },
  render: function Render({ onChange, ...args }) {
    const [value, setValue] = useState(3);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          onChange?.(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chiamate');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(input).toHaveValue('1');
  },
};
export const Grouped: Story = {
  args: { defaultValue: 1234 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Chiamate')).toHaveValue('1.234');
  },
};
/** A value below the minimum becomes the minimum. */
export const NeverNegative: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chiamate');
    await userEvent.type(input, '-5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};
/** A point typed on a numeric keypad is the comma. What is typed is known before it is committed. */
export const Decimal: Story = {
  args: { isDecimal: true, defaultValue: 1, minValue: 0.1, maxValue: 10, step: 0.1, onType: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chiamate');
    await userEvent.clear(input);
    await userEvent.type(input, '1.5');
    await expect(input).toHaveValue('1,5');
    await expect(args.onType).toHaveBeenLastCalledWith(1.5);
    await expect(args.onChange).not.toHaveBeenCalledWith(1.5);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5);
  },
};
/** What is out of bounds is marked while it is typed, and stays as it was typed. */
export const TooMuch: Story = {
  args: { isDecimal: true, defaultValue: 0.1, maxValue: 1, step: 0.01 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Chiamate');
    await userEvent.clear(input);
    await userEvent.type(input, '20');
    await canvas.findByText('Al massimo 1');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(input).toHaveValue('20');
    await expect(input).toHaveAccessibleDescription('Al massimo 1');
    await userEvent.clear(input);
    await userEvent.type(input, '0,2');
    await expect(canvas.queryByText('Al massimo 1')).not.toBeInTheDocument();
  },
};
export const WithBadge: Story = {
  args: { defaultValue: 25, badge: <Badge tone="info">+25 pt</Badge> },
};
export const Wrong: Story = {
  args: { defaultValue: 99999, errorMessage: 'Al massimo 10.000 chiamate in un giorno.' },
};
