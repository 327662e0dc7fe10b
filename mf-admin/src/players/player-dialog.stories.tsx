import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { changes, mockApi } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { PlayerDialog } from './player-dialog.tsx';

const meta = {
  title: 'Amministrazione/Partecipante',
  component: PlayerDialog,
  args: { player: null, onClose: fn() },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => mockApi(msw),
} satisfies Meta<typeof PlayerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    await screen.findByText('Campo obbligatorio');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Ada Neri{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(changes.mock.calls).toEqual([
      ['POST /api/admin/players', { name: 'Ada Neri', position: 0, score: 0, bonus: 0, total: 0 }],
    ]);
    await screen.findByText('Partecipante aggiunto con successo');
  },
};

/** Only the changed fields are sent. */
export const Change: Story = {
  args: { player: samplePlayers[1] ?? null },
  play: async ({ args }) => {
    const score = await screen.findByRole('textbox', { name: 'Score' });
    await userEvent.clear(score);
    await userEvent.type(score, '2600');
    await userEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(changes.mock.calls).toEqual([['PUT /api/admin/players/{id}', { score: 2600 }]]);
  },
};
