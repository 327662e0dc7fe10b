import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Design system/IconButton',
  component: IconButton,
  args: { label: 'Modifica Giulia Ferrari', children: <Pencil size={20} aria-hidden="true" /> },
  argTypes: { isDisabled: { control: 'boolean' } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Danger: Story = {
  args: {
    label: 'Elimina Giulia Ferrari',
    tone: 'danger',
    children: <Trash2 size={20} aria-hidden="true" />,
  },
};

/** The tooltip shows at once for keyboard users. */
export const Tooltip: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Modifica Giulia Ferrari');
  },
};
