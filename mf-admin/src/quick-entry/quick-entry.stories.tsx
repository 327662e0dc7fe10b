import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeAdminName } from '@vetta/contract/client/admin-name';
import type { NewDay } from '@vetta/contract/entries';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../testing/decorators.tsx';
import {
  alessandro,
  begin,
  cell,
  chiara,
  entryOf,
  giulia,
  gridStories,
  idOf,
  saveButton,
  saved,
  tick,
} from '../../testing/grid-of-day.ts';
import { away, changes, mockCall, refuseInput, reply, unreachableOnce } from '../../testing/mock-api.ts';
import { sampleEntries, TODAY } from '../../testing/office.ts';
import { given, press, see, sent, shows } from '../../testing/play.ts';
import { manyPlayers, mockGridApi } from '../../testing/quick-entry.ts';
import { DayNotices } from './day-notices.tsx';
import QuickEntryPage from './quick-entry-page.tsx';
import { othersGrids, readGrid, storeGrid } from './stored-grid.ts';

const meta = {
  ...gridStories,
  title: 'Amministrazione/Inserimento rapido',
  component: QuickEntryPage,
} satisfies Meta<typeof QuickEntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two were forgotten yesterday, and one joined since: today's grid says it, and leads to that day. */
export const YesterdayMissing: Story = {
  beforeEach: ({ msw }) => {
    const players = manyPlayers.slice(0, 4).map((player, index) => ({
      ...player,
      joinedOn: index === 3 ? TODAY : '2026-11-01',
    }));
    const yesterday = sampleEntries.slice(0, 1).map((entry) => ({
      ...entry,
      playerId: players[0]?.id ?? '',
      date: '2026-11-19',
    }));
    mockGridApi(msw, { players, yesterday });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'ieri mancavano 2 persone' }));
    await screen.findByText('giovedì 19 novembre · mancano ancora 2 persone');
    await expect(screen.queryByText(/ieri/)).toBeNull();
  },
};

/** A day before the league's first is refused when it is chosen, not when it is saved. */
export const BeforeTheFirstDay: Story = {
  parameters: { address: '/admin/quick-entry?data=2026-08-03' },
  play: async () => {
    await screen.findByText('Il 3 agosto 2026 è prima dell’inizio della classifica');
    await expect(screen.getByRole('link', { name: 'Importa/Esporta' })).toHaveAttribute(
      'href',
      '/admin/import-export',
    );
    await expect(screen.queryByRole('grid')).toBeNull();
    await expect(screen.queryByText(/mancano|manca ancora/)).toBeNull();
    await press('Vai al 1° settembre 2026');
    await screen.findByText(/^martedì 1° settembre/);
    await cell('Chiamate', alessandro);
  },
};

/** The office at eight in the evening: two people are missing. */
export const Evening: Story = {
  play: async () => {
    await screen.findByText('venerdì 20 novembre · mancano ancora 2 persone');
    const first = await cell('Chiamate', alessandro);
    // Typing can begin at once, at the first person who is missing.
    await waitFor(() => expect(first).toHaveFocus());
    const row = first.closest('tr') as HTMLElement;
    await userEvent.keyboard('88{Tab}3{Tab}1{Tab} ');
    await expect(await tick(alessandro)).toBeChecked();
    // 88 × 1 + 3 × 25 + 1 × 75 + 25.
    await within(row).findByText('263');
    await userEvent.keyboard('{Enter}');
    await expect(await cell('Chiamate', chiara)).toHaveFocus();
    await userEvent.keyboard('70{Tab}2');
    await screen.findByText('2 righe da salvare');
    await userEvent.keyboard('{Control>}s{/Control}');
    await see('2 righe salvate', 'Tutto salvato', 'venerdì 20 novembre · non manca nessuno');
    await expect(saved()).toEqual([
      {
        date: TODAY,
        entries: [
          { playerId: idOf(alessandro), rings: 88, apptSet: 3, apptDone: 1, alignment: true, rowTag: null },
          { playerId: idOf(chiara), rings: 70, apptSet: 2, rowTag: null },
        ],
      },
    ]);
  },
};

/** «Salva» gives the focus back to the grid. Ctrl+Z right after it says that it is saved, and «Annulla» takes the save back. */
export const UndoneSave: Story = {
  play: async () => {
    await begin('88');
    await userEvent.click(saveButton());
    await screen.findByText('1 riga salvata');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText('Già salvato');
    await press('Annulla');
    await screen.findByText('Modifica annullata');
    await sent('POST /api/admin/audit/{id}/undo', undefined);
  },
};

/** A digit typed where it means nothing goes to the cell that is lit. */
export const TypedWithoutFocus: Story = {
  play: async () => {
    const first = await begin();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('73');
    await expect(first).toHaveFocus();
    await expect(first).toHaveValue('73');
  },
};

/** Arrows, F2, Escape, Space, words for the alignment, undo and redo. */
export const Keys: Story = {
  play: async () => {
    const first = await begin('8{ArrowDown}{ArrowDown}');
    const third = await cell('Chiamate', giulia);
    await expect(third).toHaveFocus();
    // F2 edits what is there, Escape takes it back.
    await userEvent.keyboard('{F2}5');
    await expect(third).toHaveValue('1125');
    await userEvent.keyboard('{Escape}');
    await expect(third).toHaveValue('112');
    await userEvent.keyboard('7{End}');
    await expect(third).toHaveValue('7');
    const ticked = await tick(giulia);
    await expect(ticked).toHaveFocus();
    await userEvent.keyboard('n');
    await expect(ticked).not.toBeChecked();
    await userEvent.keyboard('x');
    await expect(ticked).toBeChecked();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(ticked).toBeChecked();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(third).toHaveValue('112');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(first).toHaveValue('');
    await screen.findByText('Tutto salvato');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(first).toHaveValue('8');
    screen.getByRole('button', { name: 'Salva' }).focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Scarta tutto' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveValue('');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'));
    const toast = (await screen.findByText('1 riga scartata')).closest('[role=alertdialog]');
    if (!(toast instanceof HTMLElement)) throw new Error('No toast');
    await press('Annulla', within(toast));
    await expect(first).toHaveValue('8');
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** Somebody was away: a letter says it, or the row's button; it is heard, saved for the whole row, and a number takes it back. */
export const Away: Story = {
  play: async () => {
    const first = await begin('{Tab}assente');
    await screen.findByText(`Assente: ${alessandro}`);
    await expect(first).toHaveAccessibleDescription('Assente');
    const ofChiara = (await cell('Chiamate', chiara)).closest('tr') as HTMLElement;
    await userEvent.click(await cell('App. Fissati', chiara));
    await press(`Segna assente: ${chiara}`, within(ofChiara));
    await within(ofChiara).findAllByText('Assente');
    // The focus stays where it was: typing goes on.
    await expect(await cell('App. Fissati', chiara)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}a');
    await expect(await cell('Chiamate', giulia)).toHaveValue('a');
    await userEvent.keyboard('{Escape}');
    await expect(await cell('Chiamate', giulia)).toHaveValue('112');
    await screen.findByText('2 righe da salvare');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('venerdì 20 novembre · non manca nessuno');
    await expect(saved()).toEqual([
      {
        date: TODAY,
        entries: [alessandro, chiara].map((name) => ({ playerId: idOf(name), absent: true, rowTag: null })),
      },
    ]);
    await expect(first).toHaveValue('');
    await expect(first).toHaveAccessibleDescription('Assente');
    // A second click on the cell selects what it has, as the first one does.
    await userEvent.click(first);
    await userEvent.keyboard('7');
    await userEvent.click(first);
    await userEvent.keyboard('12');
    await expect(first).toHaveValue('12');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved()).toHaveLength(2));
    await expect((saved().at(-1) as NewDay).entries).toEqual([
      expect.not.objectContaining({ absent: expect.anything() }),
    ]);
    await waitFor(() => expect(first).not.toHaveAccessibleDescription());
  },
};

/** Wrong numbers are marked with their bounds, and nothing is saved before they are corrected. */
export const Errors: Story = {
  play: async () => {
    const first = await begin('10001{Tab}2,5{Tab}-1{Enter}70');
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(/Chiamate: serve un numero intero da 0 a 10\.000/);
    await screen.findByText('3 celle da correggere');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(first).toHaveFocus();
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.keyboard('90{Tab}2{Tab}1');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('2 righe salvate');
    // The toast of another story may still be there.
    await waitFor(() => expect(saved()).toHaveLength(1));
  },
};

/** Unlikely numbers are pointed out, asked about once, and then saved. */
export const Warnings: Story = {
  beforeEach: ({ msw }) =>
    mockGridApi(msw, {
      entries: [entryOf(giulia)],
      usual: [{ playerId: idOf(alessandro), days: 18, rings: 61, apptSet: 2, apptDone: 1 }],
    }),
  play: async () => {
    const first = await begin('600{Enter}301{Tab}{Tab}6');
    await expect(first).toHaveAccessibleDescription('Chiamate: di solito 61');
    await expect(await cell('Chiamate', chiara)).toHaveAccessibleDescription(
      'Chiamate: più di 300 · App. Conclusi: molti più dei fissati',
    );
    // Only Giulia was at the alignment.
    await screen.findByRole('button', { name: /^All’allineamento c’era solo Giulia Ferrari\?/ });
    // The bar, always in view, says how many there are and brings to the first.
    await press('2 righe con numeri insoliti');
    await expect(first).toHaveFocus();
    // From another cell: «Controlla» brings to the number.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}s{/Control}');
    await press('Controlla');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Control>}s{/Control}');
    const question = await screen.findByRole('alertdialog', { name: 'Salvare numeri insoliti?' });
    await expect(question).toHaveTextContent(`${alessandro}: 600 chiamate, di solito 61.`);
    await expect(question).toHaveTextContent(`${chiara}: 6 app. conclusi, molti più dei fissati.`);
    await expect(changes).not.toHaveBeenCalled();
    await press('Salva così');
    await screen.findByText('2 righe salvate');
    // The toast of another story may still be there.
    await waitFor(() => expect(saved()).toHaveLength(1));
  },
};

/** Without a server one sentence stays, and the rows are saved by themselves when it is back. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    mockGridApi(msw);
    msw.use(unreachableOnce('POST /api/admin/entries/bulk'));
  },
  play: async () => {
    await begin('88{Control>}s{/Control}');
    // A machine without a network says so.
    await see(
      /^(Il server non risponde|Sei senza rete): quello che scrivi resta qui, riprovo da solo$/,
      '1 riga da salvare',
    );
    await expect(screen.queryByText('Errore nel salvataggio della giornata')).toBeNull();
    window.dispatchEvent(new Event('online'));
    await screen.findByText('1 riga salvata');
    await expect(screen.queryByText(/riprovo da solo/)).toBeNull();
  },
};

/** Another admin saved one of the numbers meanwhile: both are shown, and one is chosen. */
export const Contested: Story = {
  beforeEach: ({ msw }) => {
    const entries = [...sampleEntries];
    mockGridApi(msw, { entries });
    entries.splice(0, 1, entryOf(giulia));
    meanwhile = () => {
      entries.splice(0, 1, { ...entryOf(giulia), rings: 95, apptDone: 9, rowTag: '"theirs"' });
      entries.push({ ...entryOf(giulia), playerId: idOf(chiara), rings: 40, rowTag: '"new"' });
    };
    msw.use(
      reply(
        'GET /api/admin/entry-authors',
        [giulia, chiara].map((name) => ({ playerId: idOf(name), by: 'Marco' })),
      ),
    );
  },
  play: async () => {
    await begin('{ArrowDown}33{ArrowDown}88');
    meanwhile();
    await userEvent.keyboard('{Control>}s{/Control}');
    await see(
      'Intanto Marco ha salvato numeri diversi dai tuoi',
      /Chiamate: tu 88, ora 95/,
      /Chiamate: tu 33, ora 40/,
    );
    // What only the other admin typed is simply there.
    await expect(await cell('App. Conclusi', giulia)).toHaveValue('9');
    await press(`Prendi i suoi: ${chiara}`);
    await expect(await cell('Chiamate', chiara)).toHaveValue('40');
    await press(`Tieni i miei: ${giulia}`);
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('1 riga salvata');
    await waitFor(() => expect(saved()).toHaveLength(2));
    await expect(saved().at(-1)).toEqual({
      date: TODAY,
      entries: [
        // Their other numbers are theirs: they are not sent.
        { playerId: idOf(giulia), rings: 88, rowTag: '"theirs"' },
      ],
    });
  },
};
let meanwhile = () => {};

/** Once `meanwhile` is called, another admin has saved other calls of Giulia's. */
const savedByOthers: Partial<Story> = {
  beforeEach: ({ msw }) => {
    const entries = [...sampleEntries];
    mockGridApi(msw, { entries });
    meanwhile = () => {
      entries.splice(0, 1, { ...entryOf(giulia), rings: 95, rowTag: '"theirs"' });
    };
  },
};

/** Escape takes back what was typed here since the cursor came: no number of another admin, and nothing that is saved. */
export const TakenBack: Story = {
  ...savedByOthers,
  play: async () => {
    await begin('88{ArrowDown}{ArrowDown}');
    const third = await cell('Chiamate', giulia);
    await expect(third).toHaveFocus();
    meanwhile();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(third).toHaveValue('95'));
    await userEvent.keyboard('{Escape}');
    await expect(third).toHaveValue('95');
    await screen.findByText('Tutto salvato');
    await userEvent.keyboard('70{Escape}');
    await expect(third).toHaveValue('95');
    await screen.findByText('Tutto salvato');
    await userEvent.keyboard('70{Control>}s{/Control}');
    await waitFor(() => expect(saved()).toHaveLength(2));
    await screen.findByText('Tutto salvato');
    await userEvent.keyboard('{Escape}');
    await expect(third).toHaveValue('70');
    await screen.findByText('Tutto salvato');
  },
};

/** The server's reason stands at its row. */
export const Refused: Story = {
  ...given(
    refuseInput('POST /api/admin/entries/bulk', 'Una riga è sbagliata: la giornata non è stata registrata', [
      { path: ['entries', 0, 'playerId'], message: 'questo partecipante non esiste' },
    ]),
  ),
  play: async () => {
    const first = await begin('88{Control>}s{/Control}');
    await screen.findByText('Errore nel salvataggio della giornata');
    await waitFor(() => expect(first).toHaveAccessibleDescription('questo partecipante non esiste'));
    await expect(first).toHaveValue('88');
    await screen.findByText('L’ultimo salvataggio non è riuscito');
    await userEvent.keyboard('{Backspace}9');
    await expect(first).toHaveValue('89');
    await expect(first).not.toHaveAccessibleDescription();
  },
};

/** Only who is missing; a row stays while it is typed, and after the save nobody is missing. */
export const OnlyMissing: Story = {
  play: async () => {
    await begin();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo chi manca' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3));
    await screen.findByRole('row', { name: /^Totale di tutti/ });
    await userEvent.click(await cell('Chiamate', alessandro));
    await userEvent.keyboard('88{Enter}70{Control>}s{/Control}');
    await screen.findByText('Tutti hanno i dati di questo giorno');
    await userEvent.keyboard('{Enter}');
    await expect(await cell('Chiamate', alessandro)).toHaveValue('88');
  },
};

/** A day that is over has rows for those who were in the game then and have left since. */
export const LeftSince: Story = {
  parameters: { address: '/admin/quick-entry?data=2026-11-17' },
  beforeEach: ({ msw }) => {
    const [first, second] = manyPlayers;
    if (!first || !second) throw new Error('Unreachable: there are two hundred');
    mockGridApi(msw, {
      entries: [],
      archived: [
        { ...first, name: 'Elsa Neri', archivedOn: '2026-11-19' },
        { ...second, name: 'Enea Sala', archivedOn: '2026-11-17' },
      ],
    });
  },
  play: async () => {
    const row = await screen.findByRole('rowheader', { name: /Elsa Neri/ });
    await expect(row).toHaveTextContent('lasciato il 19 novembre');
    await expect(screen.queryByText('Enea Sala')).toBeNull();
    await userEvent.click(await cell('Chiamate', 'Elsa Neri'));
    await userEvent.keyboard('12{Control>}s{/Control}');
    await screen.findByText('1 riga salvata');
  },
};

/** A tab was closed half-way: what was typed is here again. */
export const Resumed: Story = {
  beforeEach: ({ msw }) => {
    mockGridApi(msw);
    const rows = { [idOf(chiara)]: { rings: { text: '66', base: '' } } };
    localStorage.setItem(
      `vetta-draft/quick-entry/${TODAY}`,
      JSON.stringify({ at: Date.now(), draft: { rows, leftovers: [] } }),
    );
    localStorage.setItem(
      'vetta-draft/quick-entry/2026-11-19',
      JSON.stringify({ at: Date.now(), draft: { rows, leftovers: [] } }),
    );
  },
  play: async () => {
    await userEvent.click(
      await screen.findByText('Abbiamo ritrovato quello che non avevi salvato, e 1 altro avviso'),
    );
    await expect(screen.getByText('Anche giovedì 19 novembre ha numeri non salvati')).toBeVisible();
    await expect(await cell('Chiamate', chiara)).toHaveValue('66');
    await press('Scarta');
    await expect(await cell('Chiamate', chiara)).toHaveValue('');
    await waitFor(() => expect(localStorage.getItem(`vetta-draft/quick-entry/${TODAY}`)).toBeNull());
  },
};

/** Another holder of the computer typed numbers and did not save them: they are shown to nobody else before they are asked for. */
export const LeftByAnother: Story = {
  beforeEach: ({ msw }) => {
    mockGridApi(msw);
    storeAdminName('Giulia');
    const drafts = new Map([[idOf(chiara), { rings: { text: '66', base: '' } }]]);
    storeGrid(TODAY, { drafts, leftovers: [], people: {} });
    storeAdminName('Marco');
  },
  play: async () => {
    const notice = await screen.findByText('Giulia ha lasciato qui 1 riga da salvare');
    await expect(await cell('Chiamate', chiara)).toHaveValue('');
    await expect(screen.queryByText('Abbiamo ritrovato quello che non avevi salvato')).toBeNull();
    await userEvent.click(await cell('Chiamate', giulia));
    await userEvent.keyboard('12{Enter}');
    await expect(othersGrids(TODAY), 'what Marco types takes nothing of hers away').toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Li salvo io' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await cell('Chiamate', chiara)).toHaveValue('66');
    await expect(await cell('Chiamate', giulia)).toHaveValue('12');
    await expect([othersGrids(TODAY).length, readGrid(TODAY)?.drafts.size]).toEqual([0, 2]);
  },
};

/** A tab in which nothing is typed leaves what another tab has stored. */
export const IdleTab: Story = {
  ...savedByOthers,
  play: async () => {
    const third = await cell('Chiamate', giulia);
    const drafts = new Map([[idOf(chiara), { rings: { text: '66', base: '' } }]]);
    storeGrid(TODAY, { drafts, leftovers: [], people: {} });
    meanwhile();
    await shown.client.invalidateQueries();
    await waitFor(() => expect(third).toHaveValue('95'));
    await expect(readGrid(TODAY)?.drafts).toEqual(drafts);
  },
};
/** A day is saved and another one chosen before the answer: what is saved is not called unsaved. */
export const SavedWhileLeaving: Story = {
  parameters: { address: '/admin/quick-entry?data=2026-11-19' },
  beforeEach: ({ msw }) => {
    mockGridApi(msw, { entries: [] });
    msw.use(
      mockCall('POST /api/admin/entries/bulk', async (body) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        const { date, entries } = body as NewDay;
        const rows = entries.map(({ rowTag: _, ...numbers }, row) => ({
          row,
          outcome: 'created',
          entry: { ...entryOf(giulia), ...numbers, date },
        }));
        return Response.json({ date, rows });
      }),
    );
  },
  play: async () => {
    await begin('88{Control>}s{/Control}');
    await waitFor(() => expect(saved()).toHaveLength(1));
    await press('Oggi');
    await screen.findByText('Anche giovedì 19 novembre ha numeri non salvati');
    answer();
    await screen.findByText('1 riga salvata');
    await waitFor(() => expect(screen.queryByText(/Anche giovedì 19 novembre/)).toBeNull());
    await expect(localStorage).toHaveLength(0);
  },
};
let answer = () => {};

/** A day of the month before, while late data still count. */
export const MonthInGrace: Story = {
  render: () => (
    <DayNotices
      day="2026-10-30"
      today="2026-11-02"
      isFinal={false}
      isResumed={false}
      onDiscard={fn()}
      onTakeOver={fn()}
      onChooseDay={fn()}
    />
  ),
  play: shows(
    'La classifica di ottobre non è ancora definitiva',
    /la cambiano fino alle 23:59 del 2 novembre/,
  ),
};

/** A day of a final month. */
export const FinalMonth: Story = {
  parameters: { address: '/admin/quick-entry?data=2026-10-30' },
  play: async () => {
    await screen.findByText('La classifica di ottobre 2026 è definitiva');
    await press('Oggi');
    await waitFor(() => expect(screen.queryByText(/è definitiva/)).toBeNull());
  },
};

/** Without the scoring values the grid works, and says what is missing. */
export const WithoutPoints: Story = {
  ...given(away('GET /api/admin/scoring-config')),
  play: async () => {
    await screen.findByText('Punti e avvisi non sono arrivati');
    await cell('Chiamate', alessandro);
  },
};

export const NoPlayers: Story = {
  beforeEach: ({ msw }) => mockGridApi(msw, { players: [], entries: [] }),
  play: shows('Nessun partecipante'),
};
