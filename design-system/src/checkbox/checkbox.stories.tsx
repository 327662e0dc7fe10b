import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

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
  play: async ({ args, canvas, canvasElement }) => {
    await expect(tickOf(canvasElement)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(tickOf(canvasElement)).toBeVisible();
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Described: Story = {
  args: { children: 'Call Beast', description: 'Più di 100 chiamate in un giorno · 100 punti' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

const events = [
  { id: 'close', label: 'Chiusura' },
  { id: 'draw', label: 'Estrazione', description: 'Una volta al mese' },
];
const Events = ({ onChange }: { readonly onChange: (ids: string[]) => void }) => {
  const [value, setValue] = useState(['draw']);
  const change = (ids: string[]) => {
    setValue(ids);
    onChange(ids);
  };
  const errorMessage = value.length === 0 ? 'Scegline almeno una' : undefined;
  return (
    <CheckboxGroup label="Che cosa riceve" {...{ options: events, value, onChange: change, errorMessage }} />
  );
};
const chosen = fn();

/** A group has its label and its error; what is ticked keeps the order of the options. */
export const Group: Story = {
  render: () => <Events onChange={chosen} />,
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Che cosa riceve' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Chiusura' }));
    await expect(chosen).toHaveBeenLastCalledWith(['close', 'draw']);
    for (const name of ['Chiusura', /^Estrazione/])
      await userEvent.click(group.getByRole('checkbox', { name }));
    await group.findByText('Scegline almeno una');
  },
};
