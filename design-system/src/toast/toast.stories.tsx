import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { notify, ToastRegion } from './toast.tsx';

const undo = fn();

const meta = {
  title: 'Design system/Messaggi e conferme/Toast',
  component: ToastRegion,
  render: () => (
    <Inline>
      <Button
        onPress={() =>
          notify({ tone: 'success', title: 'Entry salvata', description: 'Giulia Ferrari · 21 novembre' })
        }
      >
        Salva
      </Button>
      <Button
        onPress={() =>
          notify({ tone: 'error', title: 'Errore', description: 'Impossibile salvare il premio' })
        }
      >
        Sbaglia
      </Button>
      <Button
        onPress={() =>
          notify({
            tone: 'success',
            title: 'Premio eliminato',
            action: { label: 'Annulla', onPress: undo },
          })
        }
      >
        Elimina
      </Button>
      <ToastRegion />
    </Inline>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new toast replaces the old one. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.getByText('Entry salvata')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Sbaglia' }));
    await waitFor(() => expect(screen.getByText('Impossibile salvare il premio')).toBeVisible());
    await expect(screen.queryByText('Entry salvata')).toBeNull();
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};

/** The button of a toast acts once and closes it. */
export const WithAction: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Elimina' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Premio eliminato')).toBeNull());
  },
};

/** On a small phone the button is below the words, which do not break. */
export const WithActionOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elimina' }));
    const title = await screen.findByText('Premio eliminato');
    const button = screen.getByRole('button', { name: 'Annulla' });
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    await userEvent.click(button);
  },
};
