import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Unsure } from '@vetta/contract/unsure';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changes, mockCall } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { choose, given, press, see, sentOnly } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { NewPeopleDialog } from './new-people-dialog.tsx';

const [chiara] = samplePlayers;
const conti = samplePlayers.find(({ name }) => name === 'Chiara Conti');
const question: Unsure = {
  about: 'person',
  subject: 'Bice Riva',
  question: `«Bice Riva» è ${chiara?.name}?`,
  choices: [
    { value: chiara?.id ?? '', label: chiara?.name ?? '' },
    { value: 'new', label: 'Nuovo partecipante' },
    { value: 'skip', label: 'Lascia fuori' },
  ],
};

const meta = {
  ...inOffice(
    mockCall('POST /api/admin/players/bulk', (body) => {
      const { players, people = {} } = body as {
        players: { name: string }[];
        people?: Record<string, string>;
      };
      if (players.some(({ name }) => name === 'Bice Riva') && people['Bice Riva'] === undefined)
        return Response.json({ error: 'Non è stato aggiunto nessuno.', unsure: [question] }, { status: 409 });
      const rows = players.map((player, row) => ({
        row,
        outcome: 'created',
        player: { ...chiara, joinedOn: '2026-11-20', ...player },
      }));
      return Response.json({ rows }, { status: 201 });
    }),
  ),
  title: 'Amministrazione/Più persone',
  component: NewPeopleDialog,
  args: { text: '', onClose: fn() },
} satisfies Meta<typeof NewPeopleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list is pasted and added at once: the button says how many people it adds. */
export const Pasted: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Nomi, uno per riga' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Aggiungi' })).toBeDisabled();
    await userEvent.paste('Cognome\tNome\nNeri\tAda\nBlu\tZeno\n');
    await press('Aggiungi 2 persone');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await sentOnly([
      'POST /api/admin/players/bulk',
      { players: [{ name: 'Ada Neri' }, { name: 'Zeno Blu' }], people: {} },
    ]);
    await screen.findByText('2 partecipanti aggiunti con successo');
    await screen.findByText('In gara dal 20 novembre, senza premi a novembre 2026');
  },
};

/** Who may be here already is decided before anybody is added. */
export const Asked: Story = {
  args: { text: 'Ada Neri\nBice Riva' },
  play: async ({ args }) => {
    await press('Aggiungi 2 persone');
    await screen.findByText('Prima decidi chi è');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Aggiungi 2 persone' })).toBeDisabled();
    // The button that was pressed waits: the first question has the focus.
    await expect(screen.getByRole('button', { name: /«Bice Riva» è/ })).toHaveFocus();
    await choose(/«Bice Riva» è/, 'Nuovo partecipante');
    await press('Aggiungi 2 persone');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(changes.mock.calls.at(-1)?.[1]).toMatchObject({ people: { 'Bice Riva': 'new' } });
  },
};

/** Who was said to be there already is the answer that stands, and needs no other. */
export const AskedOfSameName: Story = {
  args: { text: 'Ada Neri\nChiara Conti' },
  ...given(
    mockCall('POST /api/admin/players/bulk', (body) => {
      const { people = {} } = body as { people?: Record<string, string> };
      const choices = [{ value: conti?.id ?? '', label: 'Chiara Conti' }];
      const unsure = [
        { about: 'person', subject: 'Chiara Conti', question: '«Chiara Conti» è Chiara Conti?', choices },
      ];
      return people['Chiara Conti'] === undefined
        ? Response.json({ error: 'Non è stato aggiunto nessuno.', unsure }, { status: 409 })
        : Response.json({ rows: [{ row: 0, outcome: 'created', player: chiara }] }, { status: 201 });
    }),
  ),
  play: async ({ args }) => {
    await screen.findByText('Chiara Conti c’è già');
    await press('Aggiungi 1 persona');
    await screen.findByText('Prima decidi chi è');
    await press('Aggiungi 1 persona');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(changes.mock.calls.at(-1)?.[1]).toMatchObject({ people: { 'Chiara Conti': conti?.id } });
  },
};

/** Who is there already is said before anybody is added, and the button counts those who are new. */
export const SomeAreThere: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Nomi, uno per riga' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Ada Neri\tSetter\ngiulia ferrari\ttrainer\nChiara Conti\tSetter');
    await see(
      '2 persone ci sono già',
      /^Giulia Ferrari e Chiara Conti\. Non vengono aggiunte un’altra volta, e il ruolo resta/,
    );
    const read = within(screen.getByRole('region', { name: 'Persone lette dall’elenco' }));
    await expect(read.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NomeRuolo',
      'Ada NeriSetter',
      'giulia ferraric’è già, resta senza ruolo',
      'Chiara Contic’è già, resta senza ruolo',
    ]);
    await screen.findByRole('button', { name: 'Aggiungi 1 persona' });
  },
};

/** Roles beside the names: what was understood is seen before anybody is added. */
export const WithRoles: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Nomi, uno per riga' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('Ada Neri\tSetter\nZeno Blu\ttrainer\nUgo Verdi\tStagista\nIda Riva\tSetter');
    const read = within(screen.getByRole('region', { name: 'Persone lette dall’elenco' }));
    await expect(read.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NomeRuolo',
      'Ada NeriSetter',
      'Zeno BluTrainer',
      'Ugo Verdi«Stagista»: senza ruolo',
      'Ida RivaSetter',
    ]);
    await screen.findByText(/«Stagista» non è Setter, Trainer o Team leader/);
    await press('Aggiungi 4 persone');
    await waitFor(() => expect(changes).toHaveBeenCalled());
    await expect(changes.mock.calls[0]?.[1]).toEqual({
      players: [
        { name: 'Ada Neri', role: 'setter' },
        { name: 'Zeno Blu', role: 'trainer' },
        { name: 'Ugo Verdi' },
        { name: 'Ida Riva', role: 'setter' },
      ],
      people: {},
    });
  },
};
