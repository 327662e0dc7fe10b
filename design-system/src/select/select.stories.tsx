import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Select, type SelectProps, SelectSeveral } from './select.tsx';

const meta = {
  title: 'Design system/Campi/Select',
  component: Select,
  args: {
    label: 'Partecipante',
    placeholder: 'Seleziona partecipante',
    value: null,
    onChange: fn(),
    options: [
      { id: '1', label: 'Giulia Ferrari' },
      { id: '2', label: 'Niccolò D’Àvila' },
      { id: '3', label: 'Sara Esposito' },
      { id: '4', label: 'Marco De Luca' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Sara Esposito' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
  },
};
export const Chosen: Story = { args: { value: '2' } };
export const Open: Story = {
  args: { value: '2' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Niccolò D’Àvila');
  },
};
export const Wrong: Story = {
  args: { errorMessage: 'Scegli un partecipante.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeInvalid();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Scegli un partecipante.');
  },
};

const Several = ({ options }: Pick<SelectProps, 'options'>) => {
  const [value, setValue] = useState<readonly string[]>(['2']);
  return <SelectSeveral label="Squadra A" {...{ options, value, onChange: setValue }} />;
};

/** One tab stop, and the list stays open until it is left: name after name, as fast as one types, also by surname. */
export const SeveralByKeyboard: Story = {
  render: ({ options }) => <Several options={options} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('searchbox');
    await userEvent.keyboard('giu{Enter}esp{Enter}zz{Enter}');
    await expect(screen.getByText('Nessun nome corrisponde')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveTextContent(
      'Giulia Ferrari, Niccolò D’Àvila e Sara Esposito',
    );
  },
};
