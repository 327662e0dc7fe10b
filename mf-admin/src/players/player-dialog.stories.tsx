import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { changedByOthers, changes, mockApi } from '../../testing/mock-api.ts';
import { samplePlayers, TODAY } from '../../testing/office.ts';
import { PlayerDialog } from './player-dialog.tsx';

const meta = {
  title: 'Amministrazione/Partecipante',
  component: PlayerDialog,
  args: { player: null, day: TODAY, today: TODAY, onArchived: fn(), onClose: fn() },
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

const changePlayer = 'PUT /api/admin/players/{id}';
const leader = { ...samplePlayers[0], rowTag: '"now"' };
const rename = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Nome' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
};

/** Another admin renamed the player meanwhile: the dialog says how, keeps what was typed, and the next save replaces it. */
export const ChangedMeanwhile: Story = {
  args: { player: samplePlayers[0] },
  beforeEach: ({ msw }) => msw.use(changedByOthers(changePlayer, { ...leader, name: 'Giulia F.' })),
  play: async ({ args }) => {
    await rename('Giulia Ferrari Rossi');
    await screen.findByText('Intanto un altro admin ha cambiato Giulia Ferrari');
    await screen.findByText('Adesso è: Nome «Giulia F.». Salvando lo sostituisci.');
    await expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia Ferrari Rossi');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Only her points moved meanwhile, as they do with every entry: a new name is saved all the same. */
export const PointsMovedMeanwhile: Story = {
  args: { player: samplePlayers[0] },
  beforeEach: ({ msw }) => msw.use(changedByOthers(changePlayer, { ...leader, score: 2900, total: 3200 })),
  play: async ({ args }) => {
    await rename('Giulia Ferrari Rossi');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(changes.mock.calls).toEqual([
      [changePlayer, { name: 'Giulia Ferrari Rossi' }],
      [changePlayer, { name: 'Giulia Ferrari Rossi' }],
    ]);
    await screen.findByText('Partecipante aggiornato con successo');
  },
};
