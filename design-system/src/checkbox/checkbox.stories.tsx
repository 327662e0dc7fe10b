import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Design system/Campi/Checkbox',
  component: Checkbox,
  args: { children: 'Allineamento Obiettivi', onChange: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const tickOf = (canvas: HTMLElement) => canvas.querySelector('svg');

/** Without a tick: a transparent one would show with forced colours. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(tickOf(canvasElement)).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(tickOf(canvasElement)).toBeVisible();
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Described: Story = {
  args: { children: 'Call Beast', description: 'Più di 100 chiamate in un giorno · 100 punti' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
