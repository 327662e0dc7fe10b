import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { sampleArchived } from '../../testing/leavers.ts';
import { changes, mockApi, refuse, reply } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { given, sentOnly } from '../../testing/play.ts';
import { AnonymiseDialog } from './anonymise-dialog.tsx';

const anonymise = 'POST /api/admin/players/{id}/anonymise';
const [leaver = samplePlayers[0], longNamed = samplePlayers[0]] = sampleArchived;

const meta = {
  title: 'Amministrazione/Anonimizza',
  component: AnonymiseDialog,
  args: { player: leaver, onDone: fn(), onClose: fn() },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => {
    mockApi(msw);
    msw.use(reply(anonymise, { ...leaver, name: 'Partecipante 3' }));
  },
} satisfies Meta<typeof AnonymiseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: 'Anonimizza' });
const typedName = () => screen.getByRole('textbox', { name: 'Scrivi «Bruno Galli» per confermare' });

/** It cannot be undone: a reason and the name are required. */
export const Confirm: Story = {
  play: async ({ args }) => {
    await screen.findByText('Questa azione non può essere annullata');
    const reason = screen.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('Lo ha chiesto');
    await userEvent.type(typedName(), 'Bruno');
    await userEvent.click(button());
    await screen.findByText('Il nome non corrisponde');
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.type(typedName(), ' Galli{Enter}');
    await screen.findByText('Adesso si chiama «Partecipante 3».');
    await sentOnly([anonymise, { reason: 'Lo ha chiesto' }]);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const WithoutReason: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Scrivi/ }), 'Bruno Galli{Enter}');
    await screen.findByText('Campo obbligatorio');
    await expect(changes).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  ...given(refuse(anonymise, 409, 'Si può rendere anonimo solo un partecipante archiviato')),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Privacy');
    await userEvent.type(typedName(), 'Bruno Galli{Enter}');
    await screen.findByText('Errore nell’anonimizzazione del partecipante');
    await screen.findByText('Si può rendere anonimo solo un partecipante archiviato');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const LongNameOnPhone: Story = {
  args: { player: longNamed },
  globals: { viewport: { value: 'mobile1' } },
};
