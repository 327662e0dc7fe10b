import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { children: 'Allineamento Obiettivi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Described: Story = {
  args: { children: 'Call Beast', description: 'Più di 100 chiamate in un giorno · 100 punti' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
