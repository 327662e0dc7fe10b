import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Nome'), 'Anna');
    await expect(args.onChange).toHaveBeenLastCalledWith('Anna');
  },
};
export const Described: Story = { args: { description: 'Come compare in classifica.' } };
export const Wrong: Story = {
  args: { defaultValue: '', errorMessage: 'Scrivi un nome di almeno una lettera.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Nome')).toHaveAccessibleDescription(
      'Scrivi un nome di almeno una lettera.',
    );
  },
};
export const Disabled: Story = { args: { defaultValue: 'Niccolò D’Àvila', isDisabled: true } };
