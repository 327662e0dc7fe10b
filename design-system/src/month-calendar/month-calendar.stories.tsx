import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MonthCalendar } from './month-calendar.tsx';

const meta = {
  title: 'Design system/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Giorni di Giulia Ferrari',
    value: '2026-11-21',
    today: '2026-11-21',
    maxValue: '2026-11-21',
    marked: new Set(
      ['01', '02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17', '18', '20', '21'].map(
        (day) => `2026-11-${day}`,
      ),
    ),
    onChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'venerdì 20 novembre 2026, Con dati' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Mese precedente' }));
    await expect(canvas.getByText('ottobre 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'domenica 25 ottobre 2026, Senza dati' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mese successivo' }));
  },
};
/** One tab stop. Arrow keys move by days and weeks, also across the month's end. */
export const ByKeyboard: Story = {
  args: { value: '2026-11-01' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'domenica 1 novembre 2026, Con dati' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const before = await canvas.findByRole('button', { name: 'sabato 31 ottobre 2026, Senza dati' });
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-10-31');
  },
};
