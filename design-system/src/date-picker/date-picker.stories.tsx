import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

/** A page that follows the chosen day, which may change elsewhere, too. */
const Page = (props: DatePickerProps) => {
  const [day, setDay] = useState(props.value);
  return (
    <>
      <DatePicker
        {...props}
        value={day}
        onChange={(chosen) => {
          props.onChange(chosen);
          setDay(chosen);
        }}
      />
      <Button>Altrove</Button>
      <Button onPress={() => setDay('2026-11-10')}>Altro giorno</Button>
    </>
  );
};

/** A page that renders again and again, as one that polls. */
const Ticking = (props: DatePickerProps) => {
  const [renders, setRenders] = useState(0);
  useEffect(() => {
    const ticks = setInterval(() => setRenders((count) => count + 1), 50);
    return () => clearInterval(ticks);
  }, []);
  return (
    <>
      <DatePicker {...props} />
      <output>{renders}</output>
    </>
  );
};

const meta = {
  title: 'Design system/Campi/DatePicker',
  component: DatePicker,
  args: { label: 'Data selezionata', value: '2026-11-21', today: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
/** Weeks start on Sunday, days after `maxValue` are disabled, and the value is an ISO day. */
export const Open: Story = {
  args: { maxValue: '2026-11-22' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const month = await screen.findByRole('grid');
    await expect(within(month).getAllByText(/^(dom|lun|mar|mer|gio|ven|sab)$/)[0]).toHaveTextContent('lun');
    await userEvent.click(within(month).getByRole('button', { name: /venerdì 20 novembre 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};
/** Without a value the calendar opens on the server's today, not the device's, and marks and announces that day. */
export const TodayOfTheServer: Story = {
  args: { value: null, today: '2025-03-10' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const month = await screen.findByRole('grid', { name: /marzo 2025/ });
    const today = within(month).getByRole('button', { name: 'Oggi, lunedì 10 marzo 2025' });
    await expect([...document.querySelectorAll('[data-today]')]).toEqual([today]);
  },
};
export const Wrong: Story = {
  args: { value: '2026-12-01', errorMessage: 'La data 2026-12-01 è nel futuro' },
};

const segment = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('spinbutton', { name });
const typeDate = async (canvas: HTMLElement, digits: string) => {
  await userEvent.click(segment(canvas, /^giorno/));
  await userEvent.keyboard(digits);
};
/** Waits until a typed part would have been reported. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
const shownDate = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/');

/** A date that is typed digit by digit is passed on once, and none of the days on the way to it. */
export const Typed: Story = {
  args: { maxValue: '2026-11-21' },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await typeDate(canvasElement, '30102026');
    await expect(shownDate(canvasElement)).toBe('30/10/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Altrove' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-10-30');
    await expect(shownDate(canvasElement)).toBe('30/10/2026');
  },
};

const submitted = fn((event: SubmitEvent) => event.preventDefault());

/** A new day of the same month needs no year: it is passed on after a moment, when the field is left, and by Enter, which submits its form. */
export const OnlyTheDay: Story = {
  render: (args) => (
    <form onSubmit={({ nativeEvent }) => submitted(nativeEvent)}>
      <Page {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    submitted.mockClear();
    await typeDate(canvasElement, '15');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-11-15'), { timeout: 3000 });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await typeDate(canvasElement, '17');
    await userEvent.click(canvas.getByRole('button', { name: 'Altrove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-17');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(submitted).not.toHaveBeenCalled();
    await typeDate(canvasElement, '18{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** An implausible, incomplete or out-of-bounds date is never passed on, and replaced by the chosen day when the field loses focus. */
export const NeverWhole: Story = {
  args: { maxValue: '2026-11-21' },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Altrove' });
    for (const digits of ['301020', '30112026']) {
      await typeDate(canvasElement, digits);
      await expect(shownDate(canvasElement)).not.toBe('21/11/2026');
      await userEvent.click(elsewhere);
      await expect(shownDate(canvasElement)).toBe('21/11/2026');
    }
    for (const [name, shown] of [
      [/^anno/, '21/11/aaaa'],
      [/^giorno/, 'gg/11/2026'],
    ] as const) {
      await userEvent.click(segment(canvasElement, name));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      await pause();
      await expect(shownDate(canvasElement)).toBe(shown);
      await userEvent.click(elsewhere);
      await expect(shownDate(canvasElement)).toBe('21/11/2026');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What is half-typed stays while the page renders again for another reason. */
export const RendersMeanwhile: Story = {
  render: (args) => <Ticking {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(segment(canvasElement, /^mese/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    const renders = Number(canvas.getByRole('status').textContent);
    await waitFor(() => expect(Number(canvas.getByRole('status').textContent)).toBeGreaterThan(renders + 1));
    await pause();
    await expect(shownDate(canvasElement)).toBe('21/mm/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With `onIncomplete`, the form learns of a cleared day, and then that it has been typed again. */
export const ClearedDayInForm: Story = {
  args: { value: '2026-11-01', onIncomplete: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(segment(canvasElement, /^giorno/));
    await userEvent.keyboard('{Backspace}');
    const elsewhere = canvas.getByRole('button', { name: 'Altrove' });
    await userEvent.click(elsewhere);
    await expect(shownDate(canvasElement)).toBe('gg/11/2026');
    await pause();
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await typeDate(canvasElement, '01');
    await userEvent.click(elsewhere);
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With `onIncomplete`, the form learns of an out-of-bounds date, which stays until the page sets another day. */
export const OutOfBoundsInForm: Story = {
  args: { maxValue: '2026-11-21', onIncomplete: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await typeDate(canvasElement, '30112026');
    await userEvent.click(canvas.getByRole('button', { name: 'Altro giorno' }));
    await expect(args.onIncomplete).toHaveBeenCalledWith(true);
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
    await expect(shownDate(canvasElement)).toBe('10/11/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** On an iPhone react-aria gives the segments another role. An incomplete date is noticed there too. */
export const IncompleteOnIPhone: Story = {
  args: { onIncomplete: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(segment(canvasElement, /^giorno/));
    const segments = canvas.getAllByRole('spinbutton');
    for (const one of segments) one.setAttribute('role', 'textbox');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Altrove' }));
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).not.toHaveBeenCalled();
    // axe checks the story next, and this is no iPhone.
    for (const one of segments) one.setAttribute('role', 'spinbutton');
  },
};

/** Another window takes the focus for a while: what is half-typed stays. */
export const WindowSwitched: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(segment(canvasElement, /^mese/));
    await userEvent.keyboard('{Backspace}{Backspace}');
    // The browser sends it while the segment stays the active element.
    fireEvent.focusOut(segment(canvasElement, /^mese/));
    await expect(shownDate(canvasElement)).toBe('21/mm/2026');
  },
};

/** Emptying the field passes null on. */
export const Emptied: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ args, canvasElement }) => {
    for (const name of [/^giorno/, /^mese/, /^anno/]) {
      await userEvent.click(segment(canvasElement, name));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(shownDate(canvasElement)).toBe('gg/mm/aaaa');
    await typeDate(canvasElement, '05032026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** With `onIncomplete`, the form learns of an incomplete date, which stays until it is complete or emptied. */
export const Incomplete: Story = {
  args: { value: null, onIncomplete: fn() },
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await typeDate(canvasElement, '1511');
    const elsewhere = canvas.getByRole('button', { name: 'Altrove' });
    await userEvent.click(elsewhere);
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await expect(shownDate(canvasElement)).toBe('15/11/aaaa');
    await userEvent.click(segment(canvasElement, /^anno/));
    await userEvent.keyboard('2026');
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-15');
    await userEvent.click(segment(canvasElement, /^anno/));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.click(elsewhere);
    await expect(args.onIncomplete).toHaveBeenLastCalledWith(true);
    await expect(shownDate(canvasElement)).toBe('15/11/aaaa');
  },
};
