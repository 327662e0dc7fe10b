import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Design system/Campi/PasswordField',
  component: PasswordField,
  args: { label: 'Chiave di accesso' },
  argTypes: { placeholder: { control: 'text' }, isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the user shows it. */
export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Chiave di accesso');
    await userEvent.type(input, 'alba-in-vetta');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostra' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Nascondi' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('alba-in-vetta');
  },
};
export const Wrong: Story = { args: { errorMessage: 'Chiave di accesso non valida' } };
