import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

const Example = ({ value: first, onChange, ...rest }: ComboBoxProps) => {
  const [value, setValue] = useState(first);
  return (
    <ComboBox
      {...rest}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
};

const meta = {
  title: 'Design system/ComboBox',
  component: Example,
  args: {
    label: 'Chiave',
    value: '',
    onChange: fn(),
    options: [
      { id: 'hero.title', description: 'Chi arriva' },
      { id: 'hero.countdown', description: 'Si parte fra' },
      { id: 'prizes.title', description: 'Premi del mese' },
    ],
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(input, 'hero');
    // The focus opens the whole list; typing narrows it.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: 'hero.countdown Si parte fra' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('hero.countdown');
    await expect(input).toHaveValue('hero.countdown');
  },
};
/** The button opens the whole list. */
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
};
/** A text that is no suggestion stays. */
export const OtherText: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(input, 'nota.interna');
    await userEvent.tab();
    await expect(input).toHaveValue('nota.interna');
  },
};
export const Wrong: Story = { args: { errorMessage: 'Campo obbligatorio' } };
