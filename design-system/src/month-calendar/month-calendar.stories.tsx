import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { MonthCalendar } from './month-calendar.tsx';

const meta = {
  title: 'Design system/Dati e podio/MonthCalendar',
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'venerdì 20 novembre 2026, Con dati' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Mese precedente' }));
    await expect(canvas.getByText('ottobre 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'domenica 25 ottobre 2026, Senza dati' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mese successivo' }));
  },
};
/** A screen reader hears whose calendar it is and the month, whole weekdays, today, and which day is chosen. */
export const ForScreenReaders: Story = {
  args: { value: '2026-11-20' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Giorni di Giulia Ferrari, novembre 2026' });
    const weekdays = within(grid).getAllByRole('columnheader');
    await expect(weekdays.map((header) => header.ariaLabel)).toEqual([
      'domenica',
      'lunedì',
      'martedì',
      'mercoledì',
      'giovedì',
      'venerdì',
      'sabato',
    ]);
    // In a grid a td is a gridcell; Testing Library takes it for a cell.
    const [selected, ...others] = within(grid)
      .getAllByRole('cell')
      .filter(({ ariaSelected }) => ariaSelected === 'true');
    await expect(others).toEqual([]);
    await expect(selected).toContainElement(canvas.getByRole('button', { pressed: true }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'venerdì 20 novembre 2026, Con dati',
    );
    await expect(canvas.getByRole('button', { current: 'date' })).toHaveAccessibleName(
      'sabato 21 novembre 2026, Con dati',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mese precedente' }));
    await canvas.findByRole('grid', { name: 'Giorni di Giulia Ferrari, ottobre 2026' });
  },
};

/** The 31st has no day in the month of today, or one to come: Tab still reaches the month's days. */
export const LastMonth: Story = {
  args: { value: '2026-10-31' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mese successivo' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^sabato 21 novembre 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^sabato 21 novembre 2026/ })).toHaveFocus();
  },
};

/** Days before the first one are not offered, by the keyboard neither. */
export const FirstDay: Story = {
  args: { value: '2026-10-01', minValue: '2026-10-01' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /^giovedì 1 ottobre 2026/ });
    await expect(canvas.getByRole('button', { name: /^mercoledì 30 settembre 2026/ })).toBeDisabled();
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
  },
};

/** A chosen day keeps the focus, even one of the previous month that the grid shows. */
export const KeepsFocus: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <MonthCalendar {...args} value={value} onChange={setValue} />;
  },
  args: { value: '2026-10-31' },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: /^martedì 29 settembre 2026/ });
    before.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('settembre 2026');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^martedì 29 settembre 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^martedì 22 settembre 2026/ })).toHaveFocus(),
    );
  },
};

/** One tab stop. Arrow keys move by days and weeks, even across the month's end. */
export const ByKeyboard: Story = {
  args: { value: '2026-11-01' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'domenica 1 novembre 2026, Con dati' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const before = await canvas.findByRole('button', { name: 'sabato 31 ottobre 2026, Senza dati' });
    await waitFor(() => expect(before).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-10-31');
    // The focus is there before the next frame: another key may follow at once.
    fireEvent.keyDown(before, { key: 'ArrowUp' });
    const reached = document.activeElement?.getAttribute('data-day');
    await expect(reached).toBe('2026-10-24');
  },
};
