import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { went } from '../../testing/at-address.tsx';
import { sampleBoard, sampleTonight } from '../../testing/dashboard.ts';
import { changes, mockApi, reads, refuse, reply } from '../../testing/mock-api.ts';
import { monthSummary } from '../../testing/months.ts';
import { sampleAwards, sampleDashboard, sampleEntries, samplePlayers } from '../../testing/office.ts';
import { given, see, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { mockPrizes, samplePrizes } from '../../testing/prizes.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import DashboardPage from './dashboard-page.tsx';

const meta = {
  ...sectionStories('/admin/'),
  title: 'Amministrazione/Dashboard',
  component: DashboardPage,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a day's entries of all players but the last ones. */
const entriesBut = (missing: number, date: string) =>
  samplePlayers.slice(0, samplePlayers.length - missing).flatMap(({ id: playerId }, index) => {
    const [entry] = sampleEntries;
    return entry ? [{ ...entry, id: `${entry.id.slice(0, -1)}${index}`, playerId, date }] : [];
  });

/** Somebody was forgotten yesterday: it is said today, and leads to that day. */
export const YesterdayMissing: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { entriesBy: { '2026-11-19': entriesBut(1, '2026-11-19') } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'ieri mancava 1 persona' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/quick-entry?data=2026-11-19');
  },
};
export const YesterdayComplete: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { entriesBy: { '2026-11-19': entriesBut(0, '2026-11-19') } }),
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 2 persone su 6');
    await waitFor(() => expect(reads('GET /api/admin/entries')).toBe(2));
    await expect(screen.queryByText(/ieri/)).toBeNull();
  },
};

/** After an upgrade it is said what is no longer allowed, and what to do. */
export const AfterUpgrade: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/dashboard', {
        ...sampleDashboard,
        noLongerAllowed: [{ about: 'salita', what: 'non si mostra più. Chi lo scrive lo ripubblica' }],
      }),
    ),
  play: async () => {
    await screen.findByText('Con questa versione non è più ammesso');
    await screen.findByText('«salita» non si mostra più. Chi lo scrive lo ripubblica.');
  },
};

const panel = (name: string) => screen.findByRole('region', { name });

/** An evening: two people are missing, and a bonus waits for the close. */
export const Evening: Story = {
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 2 persone su 6');
    // Asked anew each time: the skeleton's list goes when the counters come.
    const counters = () => screen.getByText('Voci Dati').closest('dl')?.querySelectorAll('dd') ?? [];
    await waitFor(() =>
      expect([...counters()].map(({ textContent }) => textContent)).toEqual([
        '6',
        '1.482',
        '4',
        '20/11/2026',
      ]),
    );
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('Attivo');
    await close.findByText('23:59');
    await close.findByText('venerdì 20 novembre, tra 5 ore e 14 minuti');
    await close.findByText('Ultima giornata chiusa: giovedì 19 novembre.');
    const backup = within(await panel('Backup della notte'));
    await backup.findByText('Fatto');
    await backup.findByText('L’ultimo è di venerdì 20 novembre alle 00:00, 18 ore fa.');
    await backup.findByText(
      'Contiene tutto fino a quell’ora, anche la chiusura di giovedì 19 novembre: 2,43 MB.',
    );
    await backup.findByText(
      'Ultima prova di ripristino: lunedì 2 novembre alle 10:12, 18 giorni fa, riuscita in 14 secondi.',
    );
    await expect(backup.queryByText(/npm run drill/)).toBeNull();
    const bonuses = within(await panel('Anteprima Punti Bonus'));
    await bonuses.findByText('2 bonus');
    await bonuses.findByText('Assegnati finora, dal 16 novembre al 22 novembre');
    await expect(bonuses.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'BonusQuantiPunti',
      'Best Day Record×1100pt',
      'Call Beastin attesa×1100pt',
    ]);
    await screen.findByText('Punti Bonus in Attesa');
    const board = within(await panel('Classifica Attuale'));
    await expect(await board.findAllByRole('listitem')).toHaveLength(5);
    await board.findByText('2.820 + 300 bonus');
    await board.findByText('+1 altro partecipante');
    const activity = within(await panel('Attività Recente'));
    await waitFor(() => expect(activity.getAllByRole('listitem')).toHaveLength(7));
    await activity.findByText(/^Giulia .+, alle 18:42$/);
    await expect(screen.queryByText('Questa è una dimostrazione')).toBeNull();
  },
};

/** A missing person's name leads to their card, the button to the grid. */
export const ToWhoIsMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Chiara Conti' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/players?cerca=Chiara+Conti');
    await userEvent.click(screen.getByRole('link', { name: 'Inserisci i numeri' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/quick-entry');
  },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  ...samplePlayers[0],
  id: `00000000-0000-4000-8000-${String(70_000 + index).padStart(12, '0')}`,
  name: `Massimiliano Bonaventura della Torre di San Giovanni ${index + 1}`,
}));

const counted = sampleEntries
  .slice(0, 1)
  .map((entry) => ({ ...entry, playerId: many[0]?.id ?? '', origins: { rings: 'counted' } as const }));

/** Two hundred people, none of them entered yet: of one a telephone counted the calls. */
export const ManyMissing: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { players: many, entries: counted }),
  play: async () => {
    await see('Venerdì 20 novembre: mancano 200 persone su 200');
    await userEvent.click(screen.getByRole('link', { name: 'Inserisci i numeri' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/quick-entry');
    await expect(screen.queryByText(/^Mancano ancora/)).toBeNull();
  },
};

/** Everybody is in, and all bonuses are settled: nothing waits. */
export const Complete: Story = {
  beforeEach: ({ msw }) => {
    const settled = sampleAwards.map((award) => ({ ...award, settledAt: award.createdAt }));
    mockApi(msw, { players: samplePlayers.slice(0, 4), entries: sampleEntries, awards: settled });
  },
  play: async () => {
    await see('Venerdì 20 novembre: non manca nessuno', '2 bonus');
    await expect(screen.queryByText('Punti Bonus in Attesa')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Inserisci i numeri' })).toBeNull();
  },
};

/** The last day of a month says what comes at midnight. */
export const LastDayOfMonth: Story = {
  args: { context: pluginContext('2026-11-30T17:45:00Z') },
  play: shows(
    'Oggi è l’ultimo giorno di novembre',
    /dalle 00:00 gli schermi rivelano com’è finita\. Dicembre parte da zero\.$/,
  ),
};

/** Near the month's end the next month's missing prizes are told, and copied whole by one press. */
export const NextMonthWithoutPrizes: Story = {
  args: { context: pluginContext('2026-11-25T17:45:00Z') },
  beforeEach: ({ msw }) => {
    const prizes = samplePrizes.slice(0, 2).map((prize) => ({ ...prize, month: '2026-11', isActive: true }));
    mockPrizes(msw, prizes);
  },
  play: async () => {
    await screen.findByText('A dicembre mancano i premi per il 1° posto e il 2° posto');
    await userEvent.click(screen.getByRole('button', { name: 'Copia quelli di novembre' }));
    await screen.findByText('2 premi copiati');
    const { id: _, updated_at: __, rowTag: ___, ...copied } = samplePrizes[0];
    await expect(changes).toHaveBeenCalledWith('POST /api/admin/prizes', { ...copied, month: '2026-12' });
  },
};

/** On the 1st the month before still takes late data. What somebody has won and not got stays to be done, of whatever month. */
export const FirstOfMonth: Story = {
  args: { context: pluginContext('2026-11-01T08:00:00Z') },
  ...given(
    reply('GET /api/admin/months', [
      monthSummary({ month: '2026-10', label: 'ottobre 2026', state: 'grace' }),
      monthSummary({ month: '2026-05', label: 'maggio 2026', toHandOver: 1 }),
      monthSummary({ month: '2025-12', label: 'dicembre 2025', toHandOver: 4 }),
      monthSummary({ month: '2025-11', label: 'novembre 2025' }),
    ]),
  ),
  play: async () => {
    await see(
      'Ottobre sarà definitivo dalle 23:59 del 2 novembre',
      'I dati in ritardo contano ancora. Poi si consegnano i premi.',
      '1 premio di maggio da consegnare',
      '4 premi di dicembre 2025 da consegnare',
    );
    await expect(screen.queryByText(/novembre 2025/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Apri ottobre' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/months/2026-10');
  },
};

/** Each part that did not arrive says so by itself, and its button loads it again. */
export const NothingArrives: Story = {
  ...given(
    refuse('GET /api/admin/players', 503, 'Il database non è raggiungibile'),
    refuse('GET /api/admin/player-bonuses', 503, 'Il database non è raggiungibile'),
    refuse('GET /api/admin/dashboard', 503, 'Il database non è raggiungibile'),
    refuse('GET /api/admin/scheduler-status', 503, 'Il database non è raggiungibile'),
    refuse('GET /api/admin/nightly-backup', 503, 'Il database non è raggiungibile'),
    refuse('GET /api/leaderboard', 503, 'Il database non è raggiungibile'),
  ),
  play: async ({ msw }) => {
    for (const title of [
      'I dati di oggi non sono arrivati',
      'I conteggi non sono arrivati',
      'Lo stato degli aggiornamenti non è arrivato',
      'Lo stato dei backup non è arrivato',
      'I bonus non sono arrivati',
      'La classifica non è arrivata',
    ])
      await screen.findByText(title);
    msw.use(reply('GET /api/leaderboard', sampleBoard));
    const board = within(await panel('Classifica Attuale'));
    await userEvent.click(board.getByRole('button', { name: 'Riprova' }));
    await expect(await board.findAllByRole('listitem')).toHaveLength(5);
  },
};

const [leader, second, third] = sampleBoard.entries;

/** Before midnight it says which bonuses the close will add, and that the order will change by them. */
export const Tonight: Story = {
  ...given(
    reply(
      'GET /api/admin/recalculate-leaderboard/rehearsal',
      sampleTonight({
        awards: [leader, second, third, third].flatMap((row, index) =>
          row
            ? [{ playerId: row.playerId, name: row.name, bonus: index < 2 ? 'Call Beast' : 'First Timer' }]
            : [],
        ),
        after: [second, leader].flatMap((row, index) => (row ? [{ ...row, position: index + 1 }] : [])),
      }),
    ),
  ),
  play: shows(
    'Alle 23:59 entrano 4 bonus in novembre',
    `Con i numeri di adesso: Call Beast per ${leader?.name}, ${second?.name}; First Timer per ${third?.name} (×2). La classifica cambierà: ${second?.name} sale al 1° posto.`,
  ),
};

/** Many bonuses are counted, with the names behind a press; what the month in grace still gets is said beside them. */
export const TonightManyAndGrace: Story = {
  ...given(
    reply(
      'GET /api/admin/recalculate-leaderboard/rehearsal',
      sampleTonight({
        awards: [...sampleBoard.entries, ...sampleBoard.entries].map(({ playerId, name }) => ({
          playerId,
          name,
          bonus: 'Call Beast',
        })),
        grace: {
          month: '2026-10',
          awards: [leader]
            .flatMap((row) => row ?? [])
            .map(({ playerId, name }) => ({ playerId, name, bonus: 'Always There' })),
          withdrawn: 1,
          before: [leader, second].flatMap((row) => row ?? []),
          after: [second, leader].flatMap((row, index) => (row ? [{ ...row, position: index + 1 }] : [])),
        },
      }),
    ),
  ),
  play: async () => {
    const people = sampleBoard.entries.length;
    await screen.findByText(`Alle 23:59 entrano ${2 * people} bonus in novembre`);
    await screen.findByText(
      new RegExp(`Call Beast a ${people} persone \\(${2 * people} volte\\)\\. L’ordine`),
    );
    await see(
      'Alle 23:59 entra un bonus in ottobre',
      `Con i numeri di adesso: Always There per ${leader?.name}. Un bonus che i dati non danno più viene tolto. La classifica cambierà: ${second?.name} sale al 1° posto.`,
    );
    await userEvent.click(screen.getByText('A chi vanno'));
    await screen.findByText(new RegExp(`^Call Beast per ${leader?.name} \\(×2\\), ${second?.name} \\(×2\\)`));
  },
};

/** Who rose by it is said beside the button. */
export const RecalculatedInAnotherOrder: Story = {
  ...given(
    reply('POST /api/admin/recalculate-leaderboard', {
      ...sampleBoard,
      entries: [second, leader].flatMap((row, index) => (row ? [{ ...row, position: index + 1 }] : [])),
    }),
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Classifica Attuale' });
    await within(await panel('Classifica Attuale')).findAllByRole('listitem');
    await userEvent.click(screen.getByRole('button', { name: 'Ricalcola Classifica' }));
    await screen.findByText(`Classifica ricalcolata · ${second?.name} sale al 1° posto`);
  },
};

/** A failed recalculation is logged, and the button says so. */
export const NotRecalculated: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refuse('POST /api/admin/recalculate-leaderboard', 503, 'Il database non è raggiungibile'));
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ricalcola Classifica' }));
    await screen.findByRole('button', { name: 'Ricalcolo non riuscito, riprova' });
    await expect(console.error).toHaveBeenCalledWith(
      'The leaderboard was not recalculated.',
      expect.objectContaining({ status: 503 }),
    );
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
