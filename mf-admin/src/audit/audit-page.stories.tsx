import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyChanges, mockAudit, removedPlayer } from '../../testing/audit.ts';
import { shown } from '../../testing/decorators.tsx';
import { away, changes, refuse, reply } from '../../testing/mock-api.ts';
import { sampleMonths } from '../../testing/months.ts';
import { sampleEntries } from '../../testing/office.ts';
import { given, press, retype, see, sentOnly } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import AuditPage from './audit-page.tsx';

const meta = {
  title: 'Amministrazione/Registro',
  component: AuditPage,
  ...sectionStories('/admin/audit'),
} satisfies Meta<typeof AuditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (text: RegExp) => {
  const row = (await screen.findByText(text)).closest('li');
  if (row === null) throw new Error('A change is a list item');
  return row;
};

/** Two days in words. Older changes come with «Carica altri». */
export const Log: Story = {
  play: async () => {
    const today = await screen.findByRole('region', { name: 'Oggi, venerdì 20 novembre' });
    await within(today).findByText(/ha corretto le chiamate di Giulia Ferrari del 20 novembre: 112 → 95/);
    await expect(await rowOf(/ha fatto l’accesso/)).not.toHaveTextContent('Si corregge');
    const undo = await rowOf(/ha annullato una modifica/);
    await expect(undo).toHaveTextContent('«Giulia ha eliminato il premio «Cena per due»»');
    await expect(undo).toHaveTextContent('È già stata annullata da Luca, 19 novembre 2026 alle 09:06');
    await expect(await rowOf(/ha rimesso una modifica annullata/)).toHaveTextContent(
      ': «Giulia ha eliminato il premio «Cena per due»»',
    );
    await press('Carica altri');
    await screen.findByRole('region', { name: 'Mercoledì 18 novembre' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Carica altri' })).toBeNull());
  },
};

/** A player who was removed is in the log and in final months still: who wants to be forgotten is made anonymous from here. It cannot be undone: a reason and the name are required. */
export const AnonymiseRemoved: Story = {
  ...given(reply('POST /api/admin/players/{id}/anonymise', { id: 'x', name: 'Partecipante 3' })),
  play: async () => {
    const row = await rowOf(/ha eliminato Chiara Conti|ha eliminato Marco De Luca/);
    await press('Anonimizza', within(row));
    const dialog = await screen.findByRole('dialog', { name: /^Anonimizza / });
    const reason = within(dialog).getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(reason).toHaveFocus());
    const field = within(dialog).getByRole('textbox', { name: /^Scrivi/ });
    await userEvent.type(field, 'Bruno{Enter}');
    await see('Questa azione non può essere annullata', 'Campo obbligatorio', 'Il nome non corrisponde');
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Lo ha chiesto');
    await retype(field, removedPlayer.about ?? '');
    await press('Anonimizza', within(dialog));
    await screen.findByText('Adesso si chiama «Partecipante 3».');
    await sentOnly(['POST /api/admin/players/{id}/anonymise', { reason: 'Lo ha chiesto' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The server's refusal is shown, and the button has the focus again. */
export const UndoRefused: Story = {
  ...given(
    refuse('POST /api/admin/audit/{id}/undo', 409, 'Non si può annullare: nel frattempo è cambiato qualcosa'),
  ),
  play: async () => {
    const row = await rowOf(/ha eliminato Chiara Conti|ha eliminato Marco De Luca/);
    await press('Annulla', within(row));
    const dialog = await screen.findByRole('alertdialog', { name: 'Annulla modifica' });
    await press('Annulla la modifica', within(dialog));
    await screen.findByText('Non è stato possibile annullare');
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Annulla' })).toHaveFocus());
  },
};

/** Before the undo of one row of a final month it says that the month waits for its rebuild. */
export const UndoInFinalMonth: Story = {
  beforeEach: ({ msw }) => {
    const evening = sampleEntries.slice(0, 1).map((entry) => ({ ...entry, date: '2026-10-30' }));
    const [change] = manyChanges;
    if (!change) throw new Error('Unreachable: the sample has two hundred changes');
    const undo = { possible: true, reason: null };
    msw.use(
      mockAudit([{ ...change, action: 'POST /api/admin/entries/bulk', before: [], after: evening, undo }]),
      reply('GET /api/admin/months', sampleMonths),
    );
  },
  play: async () => {
    await press('Annulla');
    await screen.findByText(/Ottobre 2026 è definitivo: vale da quando lo ricalcoli, in Mesi\.$/);
  },
};

/** The filters are in the address, and can be taken off. */
export const Filtered: Story = {
  parameters: { address: '/admin/audit?admin=Luca&giorno=2026-11-20' },
  play: async () => {
    await screen.findByText(/ha squalificato/);
    await expect(screen.queryByText(/ha corretto le chiamate/)).toBeNull();
    await expect(screen.getByRole('button', { name: /Admin/ })).toHaveTextContent('Luca');
    await press('Togli i filtri');
    await screen.findByText(/ha corretto le chiamate/);
  },
};

/** A day can be typed digit by digit; only the whole one filters. Emptying the field takes the filter off. */
export const TypedDay: Story = {
  play: async () => {
    await screen.findByText(/ha corretto le chiamate/);
    const day = within(screen.getByRole('group', { name: 'Giorno' }));
    await userEvent.click(day.getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('19112026');
    await screen.findByText(/ha annullato una modifica/);
    await waitFor(() => expect(screen.queryByText(/ha corretto le chiamate/)).toBeNull());
    await expect(day.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual([
      '19',
      '11',
      '2026',
    ]);
    for (const name of [/^giorno/, /^mese/, /^anno/]) {
      await userEvent.click(day.getByRole('spinbutton', { name }));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await screen.findByText(/ha corretto le chiamate/);
    await expect(screen.queryByRole('button', { name: 'Togli i filtri' })).toBeNull();
  },
};

/** Who is in the archive or was removed can be looked up, too. */
export const WhoLeft: Story = {
  play: async () => {
    await screen.findByRole('region', { name: 'Oggi, venerdì 20 novembre' });
    await press(/Partecipante/);
    await screen.findByRole('option', { name: 'Paolo Serra (in archivio)' });
    await userEvent.click(screen.getByRole('option', { name: 'Nadia Vitale (eliminato)' }));
    await screen.findByText('Nessuna modifica con questi filtri');
    await expect(screen.getByRole('button', { name: /Partecipante/ })).toHaveTextContent(
      'Nadia Vitale (eliminato)',
    );
  },
};

/** The audit log that is shown could not be fetched again: «Riprova» fetches it, and not older pages. */
export const RefetchFails: Story = {
  play: async ({ msw }) => {
    await screen.findByRole('region', { name: 'Oggi, venerdì 20 novembre' });
    msw.use(away('GET /api/admin/audit'));
    await shown.client.invalidateQueries();
    await screen.findByText('Il registro non è arrivato');
    msw.use(mockAudit(manyChanges.slice(0, 1)));
    await press('Riprova');
    await waitFor(() => expect(screen.queryByText('Il registro non è arrivato')).toBeNull());
    await expect(screen.queryByText(/ha fatto l’accesso/)).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Mercoledì 18 novembre' })).toBeNull();
  },
};
