import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Design system/Messaggi e conferme/ConfirmDialog',
  component: ConfirmDialog,
  // It covers its page: in the documentation each story has a page of its own.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    title: 'Elimina Partecipante',
    children: 'Sei sicuro di voler eliminare Giulia Ferrari? Questa azione non può essere annullata.',
    confirmLabel: 'Elimina',
    isOpen: true,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** «Annulla» has the focus, and the question is the dialog's description. */
export const Delete: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina Partecipante' });
    await expect(dialog).toHaveAccessibleDescription(
      'Sei sicuro di voler eliminare Giulia Ferrari? Questa azione non può essere annullata.',
    );
    await expect(within(dialog).getByRole('button', { name: 'Annulla' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { args: { isPending: true } };

/** A milder action stands before the one that is confirmed. */
export const WithAlternative: Story = {
  args: { alternative: { label: 'Archivia', onPress: fn() } },
  play: async ({ args }) => {
    const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Annulla', 'Archivia', 'Elimina']);
    await userEvent.click(await screen.findByRole('button', { name: 'Archivia' }));
    await expect(args.alternative?.onPress).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
