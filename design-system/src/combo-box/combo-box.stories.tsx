import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  title: 'Design system/Campi/ComboBox',
  component: ComboBox,
  render: (args) => <Example {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Chiave',
    value: '',
    onChange: fn(),
    options: [
      { id: 'hero.title', description: 'Chi arriva' },
      { id: 'hero.countdown', description: 'Si parte fra' },
      {
        id: 'prizes.title',
        description:
          'I premi del mese: il podio, la lotteria e chi entra in gara quando il mese è già cominciato',
      },
    ],
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(input, 'hero');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: 'hero.countdown Si parte fra' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('hero.countdown');
    await expect(input).toHaveValue('hero.countdown');
  },
};
/** The button opens the whole list, which is not wider than the field. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    const field = canvas.getByRole('group', { hidden: true });
    await expect(screen.getByRole('listbox').offsetWidth).toBeLessThanOrEqual(field.offsetWidth);
  },
};
/** A text that is no suggestion stays. */
export const OtherText: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Chiave' });
    await userEvent.type(input, 'nota.interna');
    await userEvent.tab();
    await expect(input).toHaveValue('nota.interna');
  },
};
/** The focus, which a submit with errors moves here, opens no list over the message. */
export const Wrong: Story = {
  args: { errorMessage: 'Campo obbligatorio' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Chiave' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
  },
};
