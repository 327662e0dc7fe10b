import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Design system/Campi/TextField',
  component: TextField,
  args: { label: 'Nome', placeholder: 'Nome e cognome', onChange: fn() },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nome'), 'Anna');
    await expect(args.onChange).toHaveBeenLastCalledWith('Anna');
  },
};
export const Described: Story = { args: { description: 'Come compare in classifica.' } };
export const Wrong: Story = {
  args: { defaultValue: '', errorMessage: 'Scrivi un nome di almeno una lettera.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription(
      'Scrivi un nome di almeno una lettera.',
    );
  },
};
export const Disabled: Story = { args: { defaultValue: 'Niccolò D’Àvila', isDisabled: true } };
