import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImportOptions, ImportReport } from '@vetta/contract/imports';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import {
  nothingToImport,
  opensMonths,
  sampleRead,
  sampleReport,
  wrongReport,
} from '../../testing/imports.ts';
import { changes, mockCall, never, refuse, reply } from '../../testing/mock-api.ts';
import { sampleMonths } from '../../testing/months.ts';
import { sampleDashboard, samplePlayers } from '../../testing/office.ts';
import { choose, given, press, see, sent } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { fileInput } from '../../testing/uploads.ts';
import { ExportCard } from './export-card.tsx';
import ImportExportPage from './import-export-page.tsx';

/** The queries of the calls to the import, in their order. */
const asked: string[] = [];

const importing = (respond: (query: URLSearchParams) => ImportReport) =>
  mockCall('POST /api/admin/imports', (_, __, url) => {
    asked.push(url.search);
    return Response.json(respond(url.searchParams), {
      headers: { 'X-Audit-Id': '00000000-0000-4000-8000-000000005002' },
    });
  });

const meta = {
  title: 'Amministrazione/Importa ed esporta',
  component: ImportExportPage,
  args: { context: pluginContext() },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => {
    changes.mockClear();
    asked.length = 0;
    msw.use(
      reply('GET /api/admin/months', sampleMonths),
      reply('GET /api/admin/players', samplePlayers),
      reply('GET /api/admin/dashboard', { ...sampleDashboard, firstDay: '2026-10-01' }),
      reply('GET /api/admin/remembered-names', []),
      importing(() => sampleReport),
    );
  },
} satisfies Meta<typeof ImportExportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const CSV = 'name,date,rings,apptSet,apptDone,alignment\nAda Neri,2026-11-20,88,3,1,true\n';

const upload = async (file: File) => {
  await screen.findByText('Scegli il foglio dei numeri, o trascinalo qui');
  await userEvent.upload(fileInput(document.body), file);
};

const chooseFile = (content: BlobPart = CSV, name = 'tracker.csv') =>
  upload(new File([content], name, { type: 'text/csv' }));

/** Plays a story in which a file is chosen and these texts are shown. */
const chosen =
  (...texts: readonly (string | RegExp)[]) =>
  async () => {
    await chooseFile();
    await see(...texts);
  };

/** First what would change, then the import; «Annulla» in the toast takes it back. */
export const Import: Story = {
  play: async () => {
    await chooseFile();
    await see('118 giornate nuove, 102 cambiate, 6 già uguali, 2 persone nuove.', '2 nuovi partecipanti');
    await expect(screen.getAllByText('Chiamate 80 → 95, Allineamento sì → no').length).toBeGreaterThan(10);
    await screen.findByText('E altre 2 righe che sostituiscono dati.');
    await press('Importa 220 righe');
    await screen.findByText('220 righe importate');
    await screen.findByRole('button', { name: 'Annulla' });
    await waitFor(() =>
      expect(asked).toEqual(['?dryRun=true&openMonths=false', '?dryRun=false&openMonths=false']),
    );
    await expect(changes.mock.calls[1]).toEqual([
      'POST /api/admin/imports',
      { name: 'tracker.csv', text: CSV, options: {} },
    ]);
    // The next file can be chosen.
    await screen.findByText('Scegli il foglio dei numeri, o trascinalo qui');
  },
};

/** Lines of a spreadsheet are sent as they are. With an error they are there to be corrected; an import takes them away. */
export const Pasted: Story = {
  beforeEach: ({ msw }) => {
    let isCorrected = false;
    msw.use(
      mockCall('POST /api/admin/imports', () => {
        const report = isCorrected ? sampleReport : wrongReport;
        isCorrected = true;
        return Response.json(report);
      }),
    );
  },
  play: async () => {
    const box = () => screen.findByRole('textbox', { name: /Oppure incolla le righe/ });
    const text = 'name\tdate\trings\nNeri, Ada\t2026-11-20\totto';
    await userEvent.click(await box());
    await expect(screen.getByRole('button', { name: 'Controlla le righe' })).toBeDisabled();
    await userEvent.paste(text);
    await press('Controlla le righe');
    await screen.findByText('Il testo incollato ha 3 errori');
    await sent('POST /api/admin/imports', { name: 'righe incollate.txt', text, options: {} });
    await expect(document.body).not.toHaveTextContent(/sceglilo|scegli un altro file/i);
    await press('Torna alle righe');
    await expect(await box()).toHaveValue(text);
    await press('Controlla le righe');
    await press('Importa 220 righe');
    await expect(await box()).toHaveValue('');
  },
};

/** Who must be decided stands first; the sheet is as it is, each column under the choice of what it is. */
export const Decisions: Story = {
  ...given(
    mockCall('POST /api/admin/imports', (body) => {
      const { options } = body as { options: ImportOptions };
      const giulia = samplePlayers.find(({ name }) => name === 'Giulia Ferrari');
      const candidates = giulia ? [{ id: giulia.id, name: giulia.name, archivedOn: null }] : [];
      const choice = options.people?.['Giulia Ferari'] ?? null;
      const hasDay = options.day !== undefined;
      const asked = {
        about: 'person' as const,
        subject: 'Giulia Ferari',
        question: '«Giulia Ferari» è Giulia Ferrari?',
        choices: [],
      };
      const ofDay = { about: 'day' as const, subject: null, question: 'Di che giorno?', choices: [] };
      return Response.json({
        ...sampleReport,
        read: {
          ...sampleRead,
          day: options.day ?? null,
          header: sampleRead.header.map((column) =>
            column.heading === options.columns?.apptDone ? { ...column, field: 'apptDone' } : column,
          ),
          people: [
            {
              name: 'Giulia Ferari',
              rows: 1,
              how: 'near',
              playerId: choice,
              candidates: choice === null ? candidates : [],
              choice,
            },
          ],
          unsure: [...(choice === null ? [asked] : []), ...(hasDay ? [] : [ofDay])],
        },
      });
    }),
  ),
  play: async () => {
    await chooseFile();
    await screen.findByText('1 persona da decidere');
    await expect(screen.getByRole('button', { name: 'Restano 2 cose da decidere' })).toBeDisabled();
    await choose(/«Giulia Ferari» è Giulia Ferrari/, 'È Giulia Ferrari');
    await screen.findByText('Persone decise');
    await choose(/Note$/, 'App. Conclusi');
    const day = await screen.findByRole('group', { name: 'Di che giorno sono questi numeri?' });
    await userEvent.click(within(day).getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('19112026');
    await press('Importa 220 righe');
    await screen.findByText('220 righe importate');
    await expect(changes.mock.calls.at(-1)?.[1]).toMatchObject({
      options: {
        day: '2026-11-19',
        people: { 'Giulia Ferari': expect.stringMatching(/^[0-9a-f-]{36}$/) },
        columns: {
          name: 'Operatore',
          rings: 'Chiamate',
          apptSet: 'App. fissati',
          apptDone: 'Note',
          date: null,
        },
      },
    });
  },
};

/** Whom the import leaves out stands first, with the reason; «Cambia» leads to the choice. */
export const LeftOut: Story = {
  beforeEach: ({ msw }) => {
    const person = { name: 'Ufficio', rows: 2, how: 'new' as const, playerId: null, candidates: [] };
    const read = { ...sampleRead, people: [{ ...person, choice: 'skip' }], unsure: [] };
    msw.use(importing(() => ({ ...sampleReport, read })));
  },
  play: async () => {
    await chooseFile();
    await see('1 persona resta fuori', 'Ufficio (sempre, come hai deciso prima)');
    await press('Cambia');
    await expect(screen.getByRole('button', { name: /Ufficio/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Lascia fuori questa volta' }));
    await screen.findByText('Ufficio (solo questa volta)');
    await waitFor(() =>
      expect(changes.mock.calls.at(-1)?.[1]).toMatchObject({ options: { people: { Ufficio: 'skip' } } }),
    );
  },
};

/** A wrong cell is marked where it stands. */
export const WrongCell: Story = {
  ...given(
    importing(() => ({
      ...wrongReport,
      errors: [{ line: 3, column: 'Chiamate', message: 'Chiamate «80»: serve un numero' }],
      read: sampleRead,
    })),
  ),
  play: async () => {
    await chooseFile();
    const sheet = await screen.findByRole('region', { name: 'Righe del foglio' });
    await within(sheet).findByRole('cell', { name: '80 Chiamate «80»: serve un numero' });
    await userEvent.click(screen.getByText('1 cosa lasciata fuori'));
    await screen.findByText('Riga 1: La colonna «Note» non serve');
  },
};

/** A file that changed on the disk after it was chosen says so; it is not the server. */
export const ChangedFile: Story = {
  ...given(
    mockCall('POST /api/admin/imports', (_, __, url) =>
      url.searchParams.get('dryRun') === 'true' ? Response.json(sampleReport) : Response.error(),
    ),
  ),
  play: async () => {
    const file = new File([CSV], 'cambiato.csv', { type: 'text/csv' });
    await upload(file);
    const now = await screen.findByRole('button', { name: 'Importa 220 righe' });
    file.slice = () => {
      const gone = new Blob();
      gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
      return gone;
    };
    await userEvent.click(now);
    await screen.findByText(/^cambiato.csv è cambiato, o è stato spostato, dopo che l’hai scelto/);
    await expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
  },
};

/** Every error with its line and column, one mistake in every line said once with its lines; nothing can be imported. */
export const Errors: Story = {
  ...given(
    importing(() => ({
      ...wrongReport,
      errors: [
        ...Array.from({ length: 12 }, (_, index) => ({
          line: index + 10,
          column: 'Data',
          message: 'La data 27 novembre 2026 è nel futuro',
        })),
        ...wrongReport.errors,
      ],
    })),
  ),
  play: async () => {
    await chooseFile();
    await screen.findByText('Il file ha 15 errori');
    const table = within(await screen.findByRole('region', { name: 'Errori del file' }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RigaColonnaChe cosa non va',
      '10–21DataLa data 27 novembre 2026 è nel futuro',
      '3ringsrings «ottanta»: serve un numero intero da 0 a 10.000',
      '7datedate «31/11/2026»: serve un giorno che esiste, nella forma AAAA-MM-GG',
      expect.stringMatching(/^9.*Ada Neri ha già il 20 novembre 2026 alla riga 4$/),
    ]);
    await expect(screen.queryByRole('button', { name: /^Importa/ })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Scarica gli errori' })).toBeEnabled();
    await press('Scegli un altro file');
    await screen.findByText('Scegli il foglio dei numeri, o trascinalo qui');
  },
};

/** Of a large file's errors the first are shown; the download has all. */
export const ManyErrors: Story = {
  ...given(
    importing(() => ({
      ...wrongReport,
      errors: Array.from({ length: 10_000 }, (_, index) => ({
        line: index + 2,
        column: 'rings',
        message: `rings «ottanta ${index}»: serve un numero intero da 0 a 10.000`,
      })),
    })),
  ),
  play: async () => {
    await chooseFile();
    await screen.findByText('Il file ha 10.000 errori');
    const table = await screen.findByRole('region', { name: 'Errori del file' });
    await expect(within(table).getAllByRole('row')).toHaveLength(201);
    await screen.findByText('Altri 9.800 errori sono nel file che puoi scaricare.');
    await expect(screen.getByRole('button', { name: 'Scarica gli errori' })).toBeEnabled();
  },
};

/** Numbers that the grid would warn of are named before they are imported. */
export const Unusual: Story = {
  ...given(
    importing(() => ({
      ...sampleReport,
      read: {
        ...sampleRead,
        unusual: [{ line: 7, name: 'Elisa Greco', value: 1050, message: 'Chiamate: più di 300' }],
      },
    })),
  ),
  play: async () => {
    await chooseFile();
    await see('C’è un numero insolito', 'Chiamate: più di 300, riga 7: Elisa Greco 1.050');
    await expect(await screen.findByRole('button', { name: /^Importa/ })).toBeEnabled();
  },
};

/** Lines of months before the league's beginning open these, or are left out: one decision, which can be changed until the import. */
export const ClosedMonths: Story = {
  ...given(
    importing((query) => {
      if (query.get('openMonths') === 'true') return { ...sampleReport, opensMonths: ['2026-08', '2026-09'] };
      if (query.get('openMonths') === 'false') return opensMonths;
      return {
        ...sampleReport,
        entries: { ...sampleReport.entries, created: 28 },
        skipped: { lines: 74, months: ['2026-08', '2026-09'] },
      };
    }),
  ),
  play: async () => {
    await chooseFile();
    // One sentence for all 74 lines, and no list of errors.
    await screen.findByText(
      '74 righe sono di agosto 2026 e settembre 2026, prima dell’inizio della classifica',
    );
    await expect(screen.queryByText(/errori/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Resta 1 cosa da decidere' })).toBeDisabled();
    const leftOut = screen.getByRole('radio', { name: 'Lascia fuori le righe di questi mesi' });
    await userEvent.click(leftOut);
    await screen.findByRole('button', { name: 'Importa 130 righe' });
    // The choice stays while the file is checked again, and keeps the focus.
    await expect(leftOut).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const opened = screen.getByRole('radio', { name: /^Apri questi mesi/ });
    await expect(opened).toBeChecked();
    const importAll = await screen.findByRole('button', { name: 'Importa 220 righe' });
    await expect(opened).toHaveFocus();
    await userEvent.click(importAll);
    await screen.findByText('220 righe importate');
    // The toast of another story may still be there.
    await waitFor(() => expect(asked.at(-1)).toBe('?dryRun=false&openMonths=true'));
  },
};

/** Lines that only need their months are no errors: the others are counted alone. */
export const OpensMonthsWithErrors: Story = {
  ...given(importing(() => ({ ...opensMonths, errors: [...opensMonths.errors, ...wrongReport.errors] }))),
  play: async () => {
    await chooseFile();
    await see('Il file ha 3 errori', /^74 righe sono di agosto/);
    const errors = screen.getByRole('region', { name: 'Errori del file' });
    await expect(within(errors).queryByText(/non sono aperti/)).toBeNull();
  },
};

export const RemovesDemo: Story = {
  ...given(importing(() => ({ ...sampleReport, demoRemoved: true }))),
  play: chosen('I dati dimostrativi vengono tolti'),
};

export const NothingNew: Story = {
  ...given(importing(() => nothingToImport)),
  play: async () => {
    await chooseFile();
    await expect(await screen.findByRole('button', { name: 'Non c’è nulla da importare' })).toBeDisabled();
  },
};

/** A file of an old Excel is read all the same. */
export const NotUtf8: Story = {
  play: async () => {
    await chooseFile(new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe8]));
    await screen.findByText('Il file non è UTF-8: controlla gli accenti nei nomi');
    await screen.findByRole('button', { name: 'Importa 220 righe' });
  },
};

export const TooLarge: Story = {
  play: async () => {
    await chooseFile(new Uint8Array(5 * 1024 * 1024 + 1), 'enorme.csv');
    await screen.findByText('enorme.csv è troppo grande');
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** A file that has gone since it was chosen. */
export const Unreadable: Story = {
  play: async () => {
    const file = new File([CSV], 'spostato.csv', { type: 'text/csv' });
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await upload(file);
    await screen.findByText('Non è stato possibile leggere spostato.csv');
    await expect(changes).not.toHaveBeenCalled();
  },
};

export const Checking: Story = {
  ...given(never('POST /api/admin/imports')),
  play: chosen('Controllo di 1 riga…'),
};

export const CheckFails: Story = {
  ...given(refuse('POST /api/admin/imports', 503, 'Il database non è raggiungibile')),
  play: async () => {
    await chooseFile();
    await see('Non è stato possibile controllare il file', 'Il database non è raggiungibile');
    await expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  },
};

/** The data changed after the rehearsal: the errors of the import itself are shown. */
export const RefusedImport: Story = {
  ...given(
    mockCall('POST /api/admin/imports', (_, __, url) =>
      url.searchParams.get('dryRun') === 'true'
        ? Response.json(sampleReport)
        : Response.json(
            {
              error: 'Il file ha un errore: nessuna riga è stata importata',
              issues: [{ path: [2, 'name'], message: 'Due partecipanti si chiamano Ada Neri' }],
            },
            { status: 400 },
          ),
    ),
  ),
  play: async () => {
    await chooseFile();
    await press('Importa 220 righe');
    await screen.findByText('Errore nell’importazione');
    await screen.findByRole('cell', { name: 'Due partecipanti si chiamano Ada Neri' });
    await screen.findByText('Il file ha un errore');
  },
};

/** Who is left out always and whom names mean stand in one place, and a press forgets one. */
export const RememberedNames: Story = {
  beforeEach: ({ msw }) => {
    const decided = { playerId: null, player: null, decidedAt: '2026-11-19T18:00:00.000Z' };
    const [ada = { id: '', name: '' }] = samplePlayers;
    const names = [
      { ...decided, nameHash: 'a', name: 'Ufficio' },
      { ...decided, nameHash: 'b', name: 'Adina', playerId: ada.id, player: ada.name },
      { ...decided, nameHash: 'c', name: null },
      { ...decided, nameHash: 'd', name: 'Ada Verdi', playerId: ada.id, player: ada.name, decidedAt: null },
    ];
    msw.use(
      mockCall('GET /api/admin/remembered-names', () => Response.json(names)),
      mockCall('DELETE /api/admin/remembered-names/{nameHash}', (_, __, { pathname }) => {
        const at = names.findIndex(({ nameHash }) => pathname.endsWith(`/${nameHash}`));
        names.splice(at, 1);
        return new Response(null, {
          status: 204,
          headers: { 'X-Audit-Id': '00000000-0000-4000-8000-000000005003' },
        });
      }),
    );
  },
  play: async () => {
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Nomi ricordati' })).getAllByRole('listitem');
    const texts = async () => (await rows()).map((row) => row.querySelector('p, span')?.textContent);
    await waitFor(async () =>
      expect(await texts()).toEqual([
        '«Ufficio» resta fuori sempre',
        `«Adina» è ${samplePlayers[0]?.name}`,
        'Un nome di cui non resta la grafia resta fuori sempre',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dimentica: «Ufficio» resta fuori sempre' }));
    await screen.findByText('«Ufficio»: dimenticato');
    await screen.findByRole('button', { name: 'Annulla' });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  },
};

const exporting = mockCall('GET /api/admin/exports/entries.csv', (_, headers, url) => {
  asked.push(`${url.search} ${headers.get('X-Admin-Key')}`);
  return new Response('name\r\n', { headers: { 'Content-Type': 'text/csv' } });
});

/** The exports go with the key in a header; the failure of one says why. */
export const Export: Story = {
  ...given(exporting, refuse('GET /api/admin/exports/standings.csv', 503, 'Il database non è raggiungibile')),
  play: async () => {
    await press('Scarica i numeri');
    await screen.findByText('vetta-numeri-2026-11-01-2026-11-20.csv scaricato');
    await expect(asked).toEqual(['?from=2026-11-01&to=2026-11-20&separator=semicolon chiave-della-storia']);
    const standings = screen.getByRole('button', { name: 'Scarica la classifica' });
    await waitFor(() => expect(standings).toBeEnabled());
    await userEvent.click(standings);
    await see('Errore nell’esportazione', 'Il database non è raggiungibile');
  },
};

/** On the 1st the month that has ended is saved. */
export const ExportOnTheFirst: Story = {
  render: () => <ExportCard today="2026-12-01" />,
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Dal' })).toHaveTextContent('01/11/2026');
    await expect(screen.getByRole('group', { name: 'Al' })).toHaveTextContent('30/11/2026');
    await screen.findByRole('button', { name: /novembre 2026/ });
  },
};

/** A half-typed day downloads nothing, instead of the period before it. */
export const ExportHalfTyped: Story = {
  ...given(exporting),
  play: async () => {
    const from = await screen.findByRole('group', { name: 'Dal' });
    const download = screen.getByRole('button', { name: 'Scarica i numeri' });
    await userEvent.click(within(from).getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(download);
    await screen.findByText('Scrivi un giorno fino a oggi');
    await expect(download).toBeDisabled();
    await expect(asked).toEqual([]);
    await userEvent.click(within(from).getByRole('spinbutton', { name: /^giorno/ }));
    await userEvent.keyboard('05');
    await userEvent.tab();
    await waitFor(() => expect(download).toBeEnabled());
    await userEvent.click(download);
    await waitFor(() =>
      expect(asked).toEqual(['?from=2026-11-05&to=2026-11-20&separator=semicolon chiave-della-storia']),
    );
  },
};
