import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  alessandro,
  begin,
  cell,
  chiara,
  gridStories,
  idOf,
  saved,
  tick,
} from '../../testing/grid-of-day.ts';
import { mockCall } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { choose, press, see } from '../../testing/play.ts';
import { manyPlayers, mockGridApi } from '../../testing/quick-entry.ts';
import QuickEntryPage from './quick-entry-page.tsx';

const meta = {
  ...gridStories,
  title: 'Amministrazione/Inserimento rapido/Incolla',
  component: QuickEntryPage,
} satisfies Meta<typeof QuickEntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pastes as a browser does: an event with the clipboard's text at the cell under the cursor. */
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** A table with names goes to the people, wherever the cursor is; what has no place is told. */
export const PastedTable: Story = {
  play: async () => {
    await begin();
    paste(
      'Nome\tChiamate\tApp. Fissati\tApp. Conclusi\tAllineamento\r\nCHIARA CONTI\t77\t2\t1\tsì\r\nZeno Blu\t50\t1\t0\tno\r\nalessandro ricci-bonaventura\t91\t4\t2\tx\r\n',
    );
    await see('Una riga incollata non ha trovato posto', 'Zeno Blu · 50 · 1 · 0 · no');
    await expect(await cell('Chiamate', chiara)).toHaveValue('77');
    await expect(await tick(alessandro)).toBeChecked();
    await screen.findByText('2 righe da salvare · 1 riga incollata aspetta un nome');
    await expect(screen.queryByRole('button', { name: 'Ho visto' })).toBeNull();
    await press('Lascia fuori: Zeno Blu');
    await expect(screen.queryByText(/non ha trovato posto/)).toBeNull();
    await expect(document.activeElement).toHaveAttribute('data-row');
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('Zeno Blu · 50 · 1 · 0 · no');
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('Tutto salvato');
  },
};

/** A block without names is shown before it is taken, from the cell under the cursor on. A selection is copied as a spreadsheet has it, filled and emptied. */
export const PastedBlock: Story = {
  play: async () => {
    await begin();
    paste('88\t3\n70\t2');
    const dialog = await screen.findByRole('dialog', { name: 'Sono i numeri di queste persone?' });
    await expect(within(dialog).getAllByRole('row')[2]).toHaveTextContent(`${chiara}702`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await begin();
    await screen.findByText('Tutto salvato');
    paste('88\t3\n70\t2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sì, inseriscili' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await cell('App. Fissati', chiara)).toHaveValue('2');
    await begin('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toBe('88\t3\r\n70\t2');
    paste('5');
    await waitFor(async () => expect(await cell('Chiamate', chiara)).toHaveValue('5'));
    await expect(await cell('App. Fissati', alessandro)).toHaveValue('5');
    await userEvent.keyboard('{Delete}');
    await screen.findByText('Tutto salvato');
  },
};

/** Who is not found is decided in place: somebody of the grid, a new participant, or nobody. The save remembers it. */
export const DecidedInPlace: Story = {
  beforeEach: ({ msw }) => {
    const players = [...samplePlayers];
    mockGridApi(msw, { players });
    msw.use(
      mockCall('POST /api/admin/players', (body) => {
        const added = { ...samplePlayers[0], ...(body as object), id: crypto.randomUUID() };
        players.push(added as (typeof players)[number]);
        return Response.json(added, { status: 201 });
      }),
    );
  },
  play: async () => {
    await begin();
    const others = 'Ufficio\t900\tRoma\nRiserva\t1\tRoma';
    for (const calls of [70, 77])
      paste(`Operatore\tChiamate\tSede\nCiara Conti\t${calls}\tRoma\nZeno Blu\t50\tRoma\n${others}`);
    await see('4 righe incollate non hanno trovato posto', 'La colonna «Sede» non serve');
    await press(`È ${chiara}? (Ciara Conti)`);
    await expect(await cell('Chiamate', chiara)).toHaveValue('77');
    // The next question has the focus.
    await expect(screen.getByRole('button', { name: 'Nuovo partecipante: Zeno Blu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await cell('Chiamate', 'Zeno Blu')).toHaveValue('50'));
    // This time alone, so that the save does not remember it.
    await press('Lascia fuori: Riserva');
    await userEvent.click(screen.getByRole('checkbox', { name: 'sempre: Ufficio' }));
    await press('Lascia fuori: Ufficio');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'));
    // A step back asks again.
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'sempre: Ufficio' }));
    await press('Lascia fuori: Ufficio');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(saved().at(-1)).toHaveProperty('people', { 'Ciara Conti': idOf(chiara), Ufficio: 'never' }),
    );
  },
};

/** Titles that say nothing of the numbers: each column is under the choice of what it is. */
export const ChosenColumns: Story = {
  play: async () => {
    await begin();
    paste(`Chi\tQuante\tPrese\n${chiara}\t77\t2`);
    const dialog = await screen.findByRole('dialog', { name: 'Che cosa c’è in ogni colonna?' });
    await expect(within(dialog).getByRole('button', { name: 'Continua' })).toBeDisabled();
    await choose(/Chi$/, 'Nome e cognome', within(dialog));
    await choose(/Quante$/, 'Chiamate', within(dialog));
    await press('Continua', within(dialog));
    await expect(await cell('Chiamate', chiara)).toHaveValue('77');
    await see('Così è stato letto quello che hai incollato', 'La colonna «Prese» non serve');
  },
};

/** Saved rows leave «Solo chi manca»: what is pasted then goes to the person whose cell has the focus. */
export const PastedAfterSave: Story = {
  beforeEach: ({ msw }) => mockGridApi(msw, { players: manyPlayers.slice(20, 40), entries: [] }),
  play: async () => {
    await waitFor(async () => expect(await cell('Chiamate', 'Persona 021')).toHaveFocus());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo chi manca' }));
    await userEvent.click(await cell('Chiamate', 'Persona 021'));
    await userEvent.keyboard('61{Enter}62{Enter}63{Enter}64{Enter}65{Enter}66{Enter}');
    const focused = document.activeElement;
    const name = focused?.getAttribute('aria-label')?.replace('Chiamate, ', '') ?? '';
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('6 righe salvate');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(15));
    await expect(focused).toHaveFocus();
    paste('77\t3');
    await screen.findByText('1 riga da salvare');
    await expect(await cell('Chiamate', name)).toHaveValue('77');
    await expect(await cell('App. Fissati', name)).toHaveValue('3');
  },
};
