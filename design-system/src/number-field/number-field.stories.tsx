import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Design system/NumberField',
  component: NumberField,
  args: { label: 'Chiamate', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invalid text becomes 0. */
export const NotANumber: Story = {
  args: { defaultValue: 12 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Chiamate');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
export const Grouped: Story = {
  args: { defaultValue: 1234 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Chiamate')).toHaveValue('1.234');
  },
};
/** A value below the minimum becomes the minimum. */
export const NeverNegative: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Chiamate');
    await userEvent.type(input, '-5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};
export const Wrong: Story = {
  args: { defaultValue: 99999, errorMessage: 'Al massimo 10.000 chiamate in un giorno.' },
};
