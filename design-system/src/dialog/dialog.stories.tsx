import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    title: 'Nuova Entry Giornaliera',
    description: 'Giulia Ferrari · sabato 21 novembre',
    isOpen: true,
    onClose: fn(),
    children: (
      <Stack>
        <NumberField label="Chiamate" defaultValue={84} autoFocus />
        <NumberField label="App. Fissati" defaultValue={3} />
        <NumberField label="App. Conclusi" defaultValue={1} />
        <Checkbox defaultSelected>Allineamento Obiettivi</Checkbox>
        <DialogActions>
          <Button tone="quiet">Annulla</Button>
          <Button tone="primary">Salva</Button>
        </DialogActions>
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves into the dialog and stays there; Escape calls `onClose`. */
export const Entry: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Nuova Entry Giornaliera' });
    await expect(within(dialog).getByLabelText('Chiamate')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
