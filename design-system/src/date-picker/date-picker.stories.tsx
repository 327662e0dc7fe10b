import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Design system/DatePicker',
  component: DatePicker,
  args: { label: 'Data selezionata', value: '2026-11-21', today: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
/** Weeks start on Sunday, days after `maxValue` are disabled, and the value is an ISO day. */
export const Open: Story = {
  args: { maxValue: '2026-11-22' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const month = await screen.findByRole('grid');
    await expect(within(month).getAllByText(/^(dom|lun|mar|mer|gio|ven|sab)$/)[0]).toHaveTextContent('dom');
    await userEvent.click(within(month).getByRole('button', { name: /venerdì 20 novembre 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};
/** Today is the server's, and not the device's: the calendar begins there without a value, and says and marks it. */
export const TodayOfTheServer: Story = {
  args: { value: null, today: '2025-03-10' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const month = await screen.findByRole('grid', { name: /marzo 2025/ });
    const today = within(month).getByRole('button', { name: 'Oggi, lunedì 10 marzo 2025' });
    await expect([...document.querySelectorAll('[data-today]')]).toEqual([today]);
  },
};
export const Wrong: Story = {
  args: { value: '2026-12-01', errorMessage: 'La data 2026-12-01 è nel futuro' },
};
