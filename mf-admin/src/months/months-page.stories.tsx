import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPoints } from '@vetta/contract/client/formats';
import { adminMonth } from '@vetta/contract/client/month-queries';
import type { ChangedValue } from '@vetta/contract/months';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { went } from '../../testing/at-address.tsx';
import { inContent, shown } from '../../testing/decorators.tsx';
import { away, changedByOthers, changes, mockApi, mockCall, reply } from '../../testing/mock-api.ts';
import {
  manyStandings,
  mockMonths,
  sampleDraw,
  sampleDraws,
  sampleMonth,
  sampleMonths,
  samplePrizes,
} from '../../testing/months.ts';
import { samplePlayers } from '../../testing/office.ts';
import { choose, given, press, see, sent, shows } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import MonthsPage from './months-page.tsx';

const meta = {
  title: 'Amministrazione/Mesi',
  component: MonthsPage,
  ...sectionStories('/admin/months'),
  beforeEach: ({ msw }) => {
    mockApi(msw);
    mockMonths(msw);
  },
} satisfies Meta<typeof MonthsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const october = { address: '/admin/months/2026-10' };
const section = (name: string) => screen.findByRole('region', { name });
/** A strip a month; one leads to its page, and back. */
export const Strips: Story = {
  play: async () => {
    const strip = await screen.findByRole('link', { name: /Ottobre 2026/ });
    await expect(strip).toHaveTextContent('definitivo');
    await expect(strip).toHaveTextContent('2 dati in ritardo');
    await userEvent.click(strip);
    await screen.findByRole('heading', { name: 'Ottobre 2026' });
    await userEvent.click(screen.getByRole('link', { name: 'Tutti i mesi' }));
    await screen.findByRole('heading', { name: 'Mesi' });
  },
};

/** A final month: standings, prizes, draws checked on this device, late data. */
export const Opened: Story = {
  parameters: october,
  play: async () => {
    const standings = await screen.findByRole('table', { name: 'Classifica' });
    await expect(within(standings).getAllByRole('row')).toHaveLength(7);
    await expect(standings).toHaveTextContent('in gara a mese iniziato: senza premi');
    const draws = await section('Estrazioni');
    await waitFor(() => expect(within(draws).getByText('verificata')).toBeVisible());
    await expect(draws).toHaveTextContent('Una persona era squalificata');
    const late = await section('Dati in ritardo');
    const arrived = await within(late).findByRole('list', { name: 'Numeri arrivati' });
    await expect(within(arrived).getAllByRole('listitem')).toHaveLength(2);
    await expect(await section('Premi')).toHaveTextContent(
      /Da consegnare a.* · consegnato a Chiara Conti il 6 novembre/,
    );
    // Nothing says that the prize of who has it now was handed over.
    await expect(
      within(await section('Premi')).getByRole('button', { name: 'Segna consegnato: Cuffie senza fili' }),
    ).toBeVisible();
    await expect(within(await section('Premi')).getAllByText(/^Consegnato il/)).toHaveLength(1);
  },
};

const firstText = ({ firstChild }: Element) => firstChild?.textContent;

/** On paper the month is a document: all rows, the contest, its values, who is disqualified and why, its rebuilds, what decided a tie, signatures. */
export const Record: Story = {
  parameters: october,
  beforeEach: ({ msw }) => {
    const [first, second, ...others] = sampleMonth.entries;
    if (!first || !second) throw new Error('Unreachable: the sample has six rows');
    const tied = { ...second, tie: 'apptDone' as const };
    mockMonths(msw, { ...sampleMonth, entries: [first, tied, ...others] });
    const reason = 'Numeri falsificati';
    msw.use(
      reply(
        'GET /api/admin/months',
        sampleMonths.map((one) => ({
          ...one,
          rebuilds: [{ rebuiltAt: '2026-11-04T09:00:00.000Z', reason: 'Foglio di Sara' }],
        })),
      ),
      reply('GET /api/admin/contests', [{ month: '2026-10', start: '2026-10-05', end: '2026-10-31' }]),
      reply('GET /api/admin/disqualifications', [
        { playerId: first.playerId, month: '2026-10', reason, rowTag: '"squalifica"' },
      ]),
    );
  },
  play: async () => {
    const standings = await screen.findByRole('table', { name: 'Classifica' });
    await expect(standings).toHaveTextContent('A parità di punti: prima chi ha più appuntamenti conclusi');
    const rows = [...standings.querySelectorAll('tbody tr')];
    await expect(rows.map((row) => [...row.children].slice(0, 5).map(firstText))).toEqual(
      sampleMonth.entries.map(({ position, name, score, bonus, total }) => [
        ...[String(position), name],
        ...[score, bonus, total].map(formatPoints),
      ]),
    );
    await see(
      /^Contest di ottobre 2026, dal 5 ottobre al 31 ottobre\. Una chiamata vale 1 pt/,
      /: squalifica per il mese\. Motivo: Numeri falsificati$/,
      'Ricalcolato il 04/11/26, 10:00. Motivo: Foglio di Sara',
      'Stampato venerdì 20 novembre 2026.',
    );
    await expect(screen.getAllByText('Firma')).toHaveLength(2);
  },
};

/** A month that came by an import has no prizes: that its people were entered after it excludes nobody from anything. */
export const Imported: Story = {
  parameters: october,
  beforeEach: ({ msw }) => mockMonths(msw, { ...sampleMonth, imported: true }),
  play: async () => {
    const standings = await screen.findByRole('table', { name: 'Classifica' });
    await expect(standings).not.toHaveTextContent('mese iniziato');
  },
};

/** Numbers that were removed leave no entry to list, nor does a disqualification: whose row would be another is told. */
export const RemovedNumbers: Story = {
  parameters: october,
  beforeEach: ({ msw }) => {
    const [first, second, ...others] = sampleMonth.entries;
    if (!first || !second) throw new Error('Unreachable: the sample has six rows');
    const squalified = { ...first, eligible: false, notEligible: 'disqualified' as const };
    msw.use(
      reply(
        'GET /api/admin/months',
        sampleMonths.map((month) => ({
          ...month,
          lateEntries: 0,
          changedRows: month.state === 'final' ? 2 : 0,
        })),
      ),
      reply('GET /api/admin/months/{month}/rehearsal', {
        before: sampleMonth,
        after: {
          ...sampleMonth,
          entries: [squalified, { ...second, score: 0, total: second.bonus }, ...others],
        },
        changedValues: [],
      }),
    );
  },
  play: async () => {
    const late = await section('Dati in ritardo');
    const rows = within(await within(late).findByRole('list', { name: 'Chi cambierebbe' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(/: (1°, .* pt) → \1, squalifica$/);
    await expect(rows[1]).toHaveTextContent(/ pt → 2°, .* pt$/);
    await userEvent.click(screen.getByRole('link', { name: 'Tutti i mesi' }));
    await expect(await screen.findByRole('link', { name: /Ottobre 2026/ })).toHaveTextContent(
      'da ricalcolare',
    );
  },
};

/** What a rebuild would change is shown first; it needs a reason. */
export const Rebuild: Story = {
  parameters: october,
  play: async () => {
    await press('Ricalcola il mese');
    const dialog = await screen.findByRole('dialog', { name: 'Ricalcola ottobre 2026' });
    const preview = await within(dialog).findByRole('table');
    await expect(preview).toHaveTextContent("Niccolò D'Àvila2° → 1°");
    const submit = within(dialog).getByRole('button', { name: 'Ricalcola il mese' });
    await userEvent.click(submit);
    await within(dialog).findByText('Campo obbligatorio');
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Tracker in ritardo');
    await userEvent.click(submit);
    await screen.findByText('Mese ricalcolato');
    await sent('POST /api/admin/months/{month}/rebuild', { reason: 'Tracker in ritardo', values: 'kept' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const changedValue = (
  of: ChangedValue['of'],
  field: string,
  before: ChangedValue['before'],
  after: ChangedValue['before'],
  name: string | null = null,
): ChangedValue => ({ of, id: null, name, field, before, after });

/** With today's values every value may change, and no position. */
export const RebuildWithTodaysValues: Story = {
  parameters: october,
  ...given(
    reply('GET /api/admin/months/{month}/rehearsal', {
      before: sampleMonth,
      after: { ...sampleMonth, scoring: { ...sampleMonth.scoring, ringPoints: 2 } },
      changedValues: [
        changedValue('scoring', 'ringPoints', 1, 2),
        changedValue('bonus', 'points', 50, 60, 'Call Beast'),
        changedValue('contest', 'start', '2026-10-01', '2026-10-06'),
        changedValue('contest', 'lotteryThreshold', 1200, 900),
        changedValue('prizeSettings', 'prizeBasis', 'total', 'winner'),
        changedValue(
          'prize',
          'isActive',
          false,
          true,
          'Weekend in montagna per due persone con cena e colazione',
        ),
      ],
    }),
  ),
  play: async () => {
    await press('Ricalcola il mese');
    const dialog = await screen.findByRole('dialog');
    await choose(/Valori/, 'Con i valori di oggi', within(dialog));
    await within(dialog).findByText('punti per chiamata: +1 pt → +2 pt');
    const values = within(dialog).getByRole('list', { name: 'Valori che cambierebbero' });
    for (const words of [
      'bonus «Call Beast», punti: 50 → 60',
      'primo giorno: 1° ottobre 2026 → 6 ottobre 2026',
      'soglia della lotteria: 1.200 pt → 900 pt',
      'base del montepremi: «I punti di tutti nel mese» → «I punti del primo in classifica»',
      'premio «Weekend in montagna per due persone con cena e colazione», attivo: no → sì',
    ])
      within(values).getByText(words);
    await within(dialog).findByText('Nessuna posizione e nessun punto: la classifica conta già tutto.');
  },
};

/** A prize is handed over today, or on another day; one that is out of bounds or not whole is not saved, and no other in its place. */
export const HandOver: Story = {
  parameters: october,
  play: async () => {
    await press('Segna consegnato: Cena per due');
    const dialog = await screen.findByRole('dialog', { name: 'Consegna del premio' });
    const day = within(dialog).getByRole('spinbutton', { name: /^giorno/ });
    await expect(day).toHaveTextContent('20');
    for (const keys of ['21', '{Backspace}{Backspace}']) {
      await userEvent.click(day);
      await userEvent.keyboard(keys);
      await press('Salva', within(dialog));
      await within(dialog).findByText('Scrivi un giorno dal 1° ottobre a oggi');
    }
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.click(day);
    await userEvent.keyboard('19');
    await press('Salva', within(dialog));
    await screen.findByText('Consegna registrata');
    await sent('PUT /api/admin/months/{month}/prizes/{id}/handover', { on: '2026-11-19' });
  },
};

/** Another admin has changed the handover: the second save replaces it. */
export const HandOverChangedByOthers: Story = {
  parameters: october,
  beforeEach: ({ msw }) => {
    const [{ handover, ...first }] = samplePrizes;
    const current = {
      ...first,
      handover: handover && { ...handover, on: '2026-11-07' },
      rowTag: '"intanto"',
    };
    msw.use(changedByOthers('PUT /api/admin/months/{month}/prizes/{id}/handover', current));
  },
  play: async () => {
    await press('Modifica la consegna di Weekend in montagna per due');
    const dialog = await screen.findByRole('dialog');
    await press('Togli la consegna', within(dialog));
    await within(dialog).findByText(/^Adesso è segnata al 7 novembre\./);
    await press('Togli la consegna', within(dialog));
    await screen.findByText('Consegna tolta');
  },
};

/** A row leads to the disqualification for that month, which the month's page then shows. */
export const DisqualifyForTheMonth: Story = {
  parameters: october,
  ...given(
    reply('PUT /api/admin/players/{id}/disqualification', {
      playerId: samplePlayers[0].id,
      month: '2026-10',
      reason: 'Numeri falsificati nel tracker',
      rowTag: '"squalifica"',
    }),
  ),
  play: async () => {
    const { name } = samplePlayers[0];
    await press(`Squalifica, gara di ottobre: ${name}`);
    const person = await screen.findByRole('dialog', { name });
    await within(person).findByText('In gara per ottobre');
    await press('Squalifica', within(person));
    const dialog = await screen.findByRole('dialog', { name: `Squalifica ${name}` });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Numeri falsificati nel tracker' }));
    await press('Squalifica', within(dialog));
    await screen.findByText('Squalifica registrata');
    await sent('PUT /api/admin/players/{id}/disqualification', {
      month: '2026-10',
      reason: 'Numeri falsificati nel tracker',
    });
  },
};

/** A draw and a prize stay with who was disqualified since, and say so; once it is voided, the prize is drawn again. */
export const WinnerDisqualified: Story = {
  parameters: october,
  ...given(
    reply(
      'GET /api/admin/disqualifications',
      [sampleDraw.winnerId ?? '', samplePrizes[1]?.winner?.playerId ?? ''].map((playerId) => ({
        playerId,
        month: '2026-10',
        reason: 'Numeri falsificati nel tracker',
        rowTag: '"squalifica"',
      })),
    ),
  ),
  play: async () => {
    const draws = await section('Estrazioni');
    await within(draws).findByText('Persona 1: squalifica per il mese. L’estrazione si può annullare.');
    const prizes = within(await section('Premi'));
    // A prize of a place and the lottery's are the same person's.
    await prizes.findByText(/: squalifica per il mese\. Ricalcola il mese per darlo a un’altra persona\.$/);
    await prizes.findByText(
      /: squalifica per il mese\. Annulla l’estrazione per darlo a un’altra persona\.$/,
    );
  },
};

/** After the voiding the prize waits for the next close, and the focus is not lost with the button. */
export const VoidedDraw: Story = {
  parameters: october,
  decorators: [inContent],
  beforeEach: ({ msw }) => {
    let isVoided = false;
    const voided = { ...sampleDraw, voidedAt: '2026-11-03T09:00:00.000Z', voidReason: 'Squalifica' };
    const pending = [{ commitment: sampleDraw.commitment, committedAt: '2026-11-03T09:00:00.000Z' }];
    msw.use(
      mockCall('POST /api/admin/draws/{id}/void', () => {
        isVoided = true;
        return Response.json(voided);
      }),
      mockCall('GET /api/draws/{month}', () =>
        Response.json(isVoided ? { ...sampleDraws, draws: [voided], pending } : sampleDraws),
      ),
      mockCall('GET /api/admin/months/{month}/prizes', () =>
        Response.json(
          samplePrizes.map((prize) => (isVoided && prize.isLottery ? { ...prize, winner: null } : prize)),
        ),
      ),
    );
  },
  play: async () => {
    await press('Annulla l’estrazione di Mystery box');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Squalifica{Enter}');
    await within(await section('Premi')).findByText('Si estrae di nuovo alla chiusura delle 23:59');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.getElementById('contenuto')).toHaveFocus());
  },
};

/** A typed reason is not lost by Esc: the dialogs that void a draw and rebuild a month ask first. */
export const TypedReason: Story = {
  parameters: october,
  play: async () => {
    for (const name of ['Annulla l’estrazione di Mystery box', 'Ricalcola il mese']) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Lista sbagliata{Escape}');
      const question = await screen.findByRole('alertdialog', {
        name: 'Vuoi scartare quello che hai scritto?',
      });
      await press('Scarta', within(question));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** A draw that does not agree with what was published says so. */
export const BrokenDraw: Story = {
  parameters: october,
  ...given(
    reply('GET /api/draws/{month}', {
      ...sampleDraws,
      draws: [{ ...sampleDraw, winnerId: sampleDraw.participants[5]?.id ?? null }],
    }),
  ),
  play: shows('la verifica non torna'),
};

/** A draw without anybody to draw from is told alike beside the prize and beside the draw, before the month is final too. */
export const DrawnFromNobody: Story = {
  parameters: october,
  beforeEach: ({ msw }) => {
    const prize = samplePrizes.find(({ isLottery }) => isLottery);
    mockMonths(msw, { ...sampleMonth, state: 'grace' });
    msw.use(
      reply(
        'GET /api/admin/months',
        sampleMonths.map((one) => ({ ...one, state: 'grace' as const })),
      ),
      reply('GET /api/admin/months/{month}/prizes', prize ? [{ ...prize, winner: null }] : []),
      reply('GET /api/draws/{month}', {
        ...sampleDraws,
        draws: [{ ...sampleDraw, participants: [], winnerId: null }],
      }),
    );
  },
  play: async () => {
    for (const name of ['Premi', 'Estrazioni'])
      await within(await section(name)).findByText('Nessun vincitore');
  },
};

/** Two hundred rows, and a month without prizes and draws. */
export const TwoHundredRows: Story = {
  parameters: october,
  beforeEach: ({ msw }) => {
    mockMonths(msw, { ...sampleMonth, entries: manyStandings });
    msw.use(
      reply('GET /api/admin/months/{month}/prizes', []),
      reply('GET /api/draws/{month}', { ...sampleDraws, draws: [] }),
    );
  },
  play: shows('Persona numero 200', 'Questo mese non ha premi.', 'Nessuna estrazione in questo mese.'),
};

export const UnknownMonth: Story = {
  parameters: { address: '/admin/months/2020-01' },
  play: async () => {
    await waitFor(() =>
      expect(shown.client.getQueryState(adminMonth('2020-01').queryKey)).toMatchObject({ status: 'error' }),
    );
    await screen.findByText('Di questo mese non c’è una classifica');
    await expect(screen.queryByText('Il mese non è arrivato')).toBeNull();
  },
};

/** An empty league: its months begin with the first numbers, and the button leads there. */
export const Empty: Story = {
  ...given(reply('GET /api/admin/months', [])),
  play: async () => {
    await screen.findByText('Nessun mese');
    await press('Vai a Inserimento rapido');
    await expect(went).toHaveBeenLastCalledWith('/admin/quick-entry');
  },
};

/** The server was away for everything: «Riprova» asks for everything. */
export const OpenedErrorOfAll: Story = {
  parameters: october,
  ...given(away('GET /api/admin/months'), away('GET /api/months/{month}')),
  play: async ({ msw }) => {
    await waitFor(() =>
      expect(shown.client.getQueryState(adminMonth('2026-10').queryKey)).toMatchObject({ status: 'error' }),
    );
    await screen.findByText('Il mese non è arrivato');
    mockMonths(msw);
    await press('Riprova');
    await screen.findByRole('table', { name: 'Classifica' });
  },
};
