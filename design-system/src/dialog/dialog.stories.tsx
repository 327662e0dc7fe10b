import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { notify, ToastRegion } from '../toast/toast.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

const meta = {
  title: 'Design system/Messaggi e conferme/Dialog',
  component: Dialog,
  // It covers its page: in the documentation each story has a page of its own.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
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

/** A toast stands above the dialog, and covers none of its buttons. The dialog keeps its place when the toast leaves. */
export const UnderToast: Story = {
  args: {
    width: 'xl',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
          <Button key={line}>{`Riga ${line + 1}`}</Button>
        ))}
        <DialogActions>
          <Button tone="quiet">Annulla</Button>
          <Button tone="primary">Salva</Button>
        </DialogActions>
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <Dialog {...args} />
      <ToastRegion />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nuova Entry Giornaliera' });
    notify({
      tone: 'success',
      title: 'Entry salvata',
      description: 'Giulia Ferrari · sabato 21 novembre',
      action: { label: 'Rimuovi', onPress: fn() },
    });
    const toast = (await screen.findByText('Entry salvata')).closest('[data-toast]');
    const edges = () => {
      const { top, bottom } = dialog.getBoundingClientRect();
      // The panel around it scrolls.
      const panel = dialog.parentElement?.getBoundingClientRect();
      return { top: Math.max(top, panel?.top ?? 0), bottom: Math.min(bottom, panel?.bottom ?? 0) };
    };
    await waitFor(() =>
      expect(edges().top).toBeGreaterThanOrEqual(toast?.getBoundingClientRect().bottom ?? Infinity),
    );
    // Where it stays: on a phone it slides in.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const before = edges();
    await expect(before.bottom).toBeLessThanOrEqual(window.innerHeight);
    const save = within(dialog).getByRole('button', { name: 'Salva' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(before.bottom);
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByText('Entry salvata')).toBeNull());
    await expect(edges()).toEqual(before);
  },
};

export const UnderToastOnPhone: Story = {
  ...UnderToast,
  globals: { viewport: { value: 'mobile2' } },
};
