import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SchedulerStatus } from '@vetta/contract/dashboard';
import type { AdminMonth } from '@vetta/contract/months';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { closeToast } from '../../testing/close-toast.ts';
import { sampleSettings } from '../../testing/contest.ts';
import { dashboardReplies, sampleBoard, sampleScheduler, sampleTonight } from '../../testing/dashboard.ts';
import { loggedIn } from '../../testing/decorators.tsx';
import { changes, mockApi, mockCall, never, reads, refuse, reply } from '../../testing/mock-api.ts';
import { sampleAwards, sampleDashboard, sampleEntries, samplePlayers } from '../../testing/office.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { corridor } from '../../testing/screens.ts';
import DashboardPage from './dashboard-page.tsx';

const went = fn<(address: string) => void>();

const meta = {
  title: 'Amministrazione/Dashboard',
  component: DashboardPage,
  args: { context: pluginContext() },
  decorators: [
    (Story) => {
      const { hook, searchHook } = memoryLocation({ path: '/admin/' });
      const recorded: typeof hook = () => {
        const [path, navigate] = hook();
        const record = (to: string) => {
          went(to);
          navigate(to);
        };
        return [path, record];
      };
      return (
        <Router hook={recorded} searchHook={searchHook}>
          <Story />
        </Router>
      );
    },
    loggedIn,
  ],
  beforeEach: ({ msw }) => {
    went.mockClear();
    localStorage.clear();
    mockApi(msw);
    msw.use(...dashboardReplies());
  },
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
  beforeEach: ({ msw }) => {
    mockApi(msw, { entriesBy: { '2026-11-19': entriesBut(1, '2026-11-19') } });
    msw.use(...dashboardReplies());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'ieri mancava 1 persona' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/quick-entry?data=2026-11-19');
  },
};
export const YesterdayComplete: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { entriesBy: { '2026-11-19': entriesBut(0, '2026-11-19') } });
    msw.use(...dashboardReplies());
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 2 persone su 6');
    await waitFor(() => expect(reads('GET /api/admin/entries')).toBe(2));
    await expect(screen.queryByText(/ieri/)).toBeNull();
  },
};

const panel = (name: string) => screen.findByRole('region', { name });

/** An evening: two people are missing, and a bonus waits for the close. */
export const Evening: Story = {
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 2 persone su 6');
    const counters = screen.getByText('Voci Dati').closest('dl');
    await waitFor(() =>
      expect([...(counters?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
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
    await backup.findByText('Contiene tutto fino alla chiusura di giovedì 19 novembre: 2,43 MB.');
    await backup.findByText(
      'Ultima prova di ripristino: lunedì 2 novembre alle 10:12, 18 giorni fa, riuscita in 14 secondi.',
    );
    await expect(backup.queryByText(/npm run drill/)).toBeNull();
    const bonuses = within(await panel('Anteprima Punti Bonus'));
    await bonuses.findByText('2 bonus');
    await bonuses.findByText('Questa settimana, dal 16 novembre al 22 novembre');
    await expect(bonuses.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'BonusQuantiPunti',
      'Best Day Record×1100pt',
      'Call Beastin attesa×1100pt',
    ]);
    await screen.findByText('Punti Bonus in Attesa');
    const board = within(await panel('Classifica Attuale'));
    await expect(await board.findAllByRole('listitem')).toHaveLength(5);
    await board.findByText('2.820 + 300 bonus');
    await board.findByText('+1 altri partecipanti');
    const activity = within(await panel('Attività Recente'));
    await expect(activity.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByText('Questa è una dimostrazione')).toBeNull();
  },
};

/** Whoever joins tomorrow is not missing today. */
export const JoinsLater: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, {
      players: samplePlayers.map((player) => ({
        ...player,
        joinedOn: player.name === 'Chiara Conti' ? '2026-11-21' : player.joinedOn,
      })),
      entries: [],
    });
    msw.use(...dashboardReplies());
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 5 persone su 5');
    await expect(screen.queryByRole('link', { name: 'Chiara Conti' })).toBeNull();
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

/** Two hundred people, none of them entered yet. */
export const ManyMissing: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { players: many, entries: [] });
    msw.use(...dashboardReplies());
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 200 persone su 200');
    await screen.findByText(/^Mancano ancora:/);
    await userEvent.click(screen.getByRole('link', { name: '200 persone' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/players?senza-dati=1');
  },
};

/** Everybody is in, and all bonuses are settled: nothing waits. */
export const Complete: Story = {
  beforeEach: ({ msw }) => {
    const settled = sampleAwards.map((award) => ({ ...award, settledAt: award.createdAt }));
    mockApi(msw, { players: samplePlayers.slice(0, 4), entries: sampleEntries, awards: settled });
    msw.use(...dashboardReplies());
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: ci sono i numeri di tutte le 4 persone');
    await screen.findByText('2 bonus');
    await expect(screen.queryByText('Punti Bonus in Attesa')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Inserisci i numeri' })).toBeNull();
  },
};

/** The last day of a month says what comes at midnight. */
export const LastDayOfMonth: Story = {
  args: { context: pluginContext('2026-11-30T17:45:00Z') },
  play: async () => {
    await screen.findByText('Oggi è l’ultimo giorno di novembre');
    await screen.findByText(/dalle 00:00 gli schermi rivelano com’è finita\. Dicembre parte da zero\.$/);
  },
};

const october = (state: 'grace' | 'final'): AdminMonth => ({
  ...{
    month: '2026-10',
    label: 'ottobre 2026',
    state,
    players: 6,
    podium: [],
    lateEntries: 0,
    changedRows: 0,
  },
  ...{ finalisedAt: state === 'final' ? '2026-11-02T22:59:00.000Z' : null, rebuilds: [] },
});
const prizeOf = (position: number, fields: Partial<MonthPrize> = {}): Tagged<MonthPrize> => ({
  month: '2026-10',
  prizeId: `00000000-0000-4000-8000-00000000900${position}`,
  title: `Premio ${position}`,
  isLottery: false,
  position,
  winner: null,
  handover: null,
  rowTag: `"premio-${position}"`,
  ...fields,
});
const winner = { playerId: samplePlayers[0].id, name: samplePlayers[0].name };

/** On the 1st the month before still takes late data, and its prizes wait. */
export const FirstOfMonth: Story = {
  args: { context: pluginContext('2026-11-01T08:00:00Z') },
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/months', [october('grace')]),
      reply(
        'GET /api/admin/months/{month}/prizes',
        [1, 2, 3].map((place) => prizeOf(place)),
      ),
    ),
  play: async () => {
    await screen.findByText('Ottobre è definitivo dalle 23:59 del 2 novembre');
    await screen.findByText('I dati in ritardo contano ancora. Poi ci sono 3 premi da consegnare.');
    await userEvent.click(screen.getByRole('link', { name: 'Apri ottobre' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/months/2026-10');
  },
};

/** Once the month is final, only what somebody has won and not got is left to do. */
export const PrizesToHandOver: Story = {
  args: { context: pluginContext('2026-11-03T08:00:00Z') },
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/months', [october('final')]),
      reply('GET /api/admin/months/{month}/prizes', [
        prizeOf(1, { winner }),
        prizeOf(2, { winner, handover: { ...winner, on: '2026-11-03' } }),
        prizeOf(3),
      ]),
    ),
  play: async () => {
    await screen.findByText('1 premio da consegnare');
    await screen.findByText('Ottobre è definitivo: segna quando lo consegni.');
  },
};

/** A rebuild may give a prize to somebody else after it was handed over: it waits again. */
export const PrizeToHandOverAgain: Story = {
  args: { context: pluginContext('2026-11-03T08:00:00Z') },
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/months', [october('final')]),
      reply('GET /api/admin/months/{month}/prizes', [
        prizeOf(1, { winner }),
        prizeOf(2, { winner, handover: { playerId: prizeOf(9).prizeId, name: 'Ada', on: '2026-11-03' } }),
      ]),
    ),
  play: async () => {
    await screen.findByText('2 premi da consegnare');
    await screen.findByText('Ottobre è definitivo: segna quando li consegni.');
  },
};

export const EmptyOffice: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { players: [], entries: [], awards: [] });
    msw.use(
      never('GET /api/admin/screens'),
      never('GET /api/admin/contests'),
      reply('GET /api/admin/dashboard', {
        playersCount: 0,
        entriesCount: 0,
        prizesCount: 0,
        lastUpdate: null,
        hasDemo: false,
        firstDay: '2026-10-01',
      }),
      reply('GET /api/leaderboard', { ...sampleBoard, entries: [] }),
      ...dashboardReplies(),
    );
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: nessuno è ancora in gara');
    await screen.findByText('N/A');
    await screen.findByText('Nessun dato nella classifica');
    await screen.findByText('0 bonus');
    await expect(screen.queryByText('Punti Bonus in Attesa')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Aggiungi Primo Partecipante' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/players?apri=partecipante');
  },
};

/** An empty office, with what it has by then. */
const firstHour = (office: {
  readonly playersCount: number;
  readonly prizesCount: number;
  readonly months: readonly string[];
  readonly walls: readonly (string | null)[];
}) => [
  reply('GET /api/admin/dashboard', {
    ...sampleDashboard,
    playersCount: office.playersCount,
    prizesCount: office.prizesCount,
    entriesCount: 0,
  }),
  reply(
    'GET /api/admin/contests',
    office.months.map((month) => ({ month, start: `${month}-01`, end: `${month}-28` })),
  ),
  reply(
    'GET /api/admin/screens',
    office.walls.map((name) => ({ ...corridor, name })),
  ),
  reply('GET /api/admin/settings', sampleSettings),
  mockCall('PUT /api/admin/settings', () => Response.json(sampleSettings[0])),
  ...dashboardReplies(),
];
const steps = () => screen.findByRole('region', { name: 'Per cominciare' });

/** An empty office opens with four steps; the dates are confirmed where they stand. */
export const FirstHour: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { players: [], entries: [], awards: [] });
    msw.use(...firstHour({ playersCount: 0, prizesCount: 0, months: ['2025-10'], walls: [null] }));
  },
  play: async () => {
    const region = within(await steps());
    await region.findByText('0 di 4');
    await expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Aggiungi le persone',
      'Aggiungi un premio',
      'Scegli le date',
      'Collega un televisore',
    ]);
    await userEvent.click(region.getByRole('link', { name: 'Aggiungi le persone' }));
    await expect(went).toHaveBeenLastCalledWith('/admin/players?apri=partecipante');
    await userEvent.click(region.getByRole('button', { name: 'Tutto novembre' }));
    await waitFor(() =>
      expect(changes).toHaveBeenCalledWith('PUT /api/admin/settings', {
        key: 'contest',
        value: { start: '2026-11-01', end: '2026-11-30' },
      }),
    );
    await closeToast();
  },
};

/** A step ticks itself once the office has what it asks for. */
export const HalfOfFirstHour: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { entries: [], awards: [] });
    msw.use(...firstHour({ playersCount: 6, prizesCount: 0, months: ['2025-10', '2026-11'], walls: [] }));
  },
  play: async () => {
    const region = within(await steps());
    await region.findByText('2 di 4');
    await expect(region.getAllByText('Fatto:')).toHaveLength(2);
    await userEvent.click(region.getByRole('button', { name: 'Nascondi' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Per cominciare' })).toBeNull());
  },
};

/** With everything there the steps are gone. */
export const FirstHourDone: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { entries: [], awards: [] });
    msw.use(...firstHour({ playersCount: 6, prizesCount: 4, months: ['2026-11'], walls: ['Corridoio'] }));
  },
  play: async () => {
    await screen.findByText('Venerdì 20 novembre: mancano 6 persone su 6');
    await waitFor(() => expect(reads('GET /api/admin/contests')).toBe(1));
    await expect(screen.queryByRole('region', { name: 'Per cominciare' })).toBeNull();
  },
};

const inactive = (
  because: NonNullable<SchedulerStatus['inactiveBecause']>,
  more: Partial<typeof sampleScheduler> = {},
): Partial<Story> => ({
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/scheduler-status', {
        ...sampleScheduler,
        isActive: false,
        inactiveBecause: because,
        ...more,
      }),
    ),
});

export const Silent: Story = {
  ...inactive('silent', { nextRun: null, lastClosedDay: null }),
  play: async () => {
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('Inattivo');
    await close.findByText('Nessuno chiude le giornate');
    await close.findByText('Nessun aggiornamento previsto');
  },
};

export const Paused: Story = {
  ...inactive('paused'),
  play: async () => {
    await screen.findByText('Gli aggiornamenti sono in pausa');
  },
};

export const CloseFails: Story = {
  ...inactive('closeFails', { failingDay: '2026-11-19', lastClosedDay: '2026-11-18' }),
  play: async () => {
    await screen.findByText('Una giornata non si chiude');
    await screen.findByText(/La chiusura di giovedì 19 novembre non riesce/);
  },
};

export const TemporalAway: Story = {
  ...inactive('temporalAway', { missedDays: 1 }),
  play: async () => {
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('Gli aggiornamenti aspettano Temporal');
    await expect(close.queryByRole('alert')).toBeNull();
  },
};

export const CloseStopped: Story = {
  ...inactive('closeStopped', {
    failingDay: '2026-11-18',
    failingBecause: 'relation "players" does not exist',
    lastClosedDay: '2026-11-17',
    missedDays: 2,
    lateDay: '2026-11-18',
  }),
  play: async () => {
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('In ritardo');
    await expect(close.getAllByRole('alert')).toHaveLength(2);
    await close.findByText('Mercoledì 18 novembre non è ancora chiusa');
    await close.findByText(/Giornate da chiudere: 2/);
    await close.findByText('La chiusura è ferma');
    await close.findByText(/Errore: relation "players" does not exist/);
  },
};

/** The schedule was paused over an evening and runs again: nothing fails, and yet the day is open. */
export const Late: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reply('GET /api/admin/scheduler-status', { ...sampleScheduler, missedDays: 1, lateDay: '2026-11-19' }),
    ),
  play: async () => {
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('In ritardo');
    await close.findByText('Giovedì 19 novembre non è ancora chiusa');
    await close.findByText('Doveva essere chiusa alle 23:59.');
  },
};

/** Each part that did not arrive says so by itself, and its button loads it again. */
export const NothingArrives: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
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
  beforeEach: ({ msw }) =>
    msw.use(
      reply(
        'GET /api/admin/recalculate-leaderboard/rehearsal',
        sampleTonight({
          awards: [leader, second, third].flatMap((row, index) =>
            row
              ? [{ playerId: row.playerId, name: row.name, bonus: index < 2 ? 'Call Beast' : 'First Timer' }]
              : [],
          ),
          after: [second, leader].flatMap((row, index) => (row ? [{ ...row, position: index + 1 }] : [])),
        }),
      ),
    ),
  play: async () => {
    await screen.findByText('Alle 23:59 entrano 3 bonus');
    await screen.findByText(
      `Con i numeri di adesso: Call Beast per ${leader?.name}, ${second?.name}; First Timer per ${third?.name}. La classifica cambierà: ${second?.name} sale al 1° posto.`,
    );
  },
};

/** Who rose by it is said beside the button. */
export const RecalculatedInAnotherOrder: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reply('POST /api/admin/recalculate-leaderboard', {
        ...sampleBoard,
        entries: [second, leader].flatMap((row, index) => (row ? [{ ...row, position: index + 1 }] : [])),
      }),
    ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Classifica Attuale' });
    await within(await panel('Classifica Attuale')).findAllByRole('listitem');
    await userEvent.click(screen.getByRole('button', { name: 'Ricalcola Classifica' }));
    await screen.findByText(`· ${second?.name} sale al 1° posto`);
  },
};

export const Recalculated: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ricalcola Classifica' }));
    await screen.findByText('Classifica ricalcolata');
    await expect(changes.mock.calls.map(([name]) => name)).toEqual([
      'POST /api/admin/recalculate-leaderboard',
    ]);
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

/** The demonstration is removed: the button that did it has gone, and the section has the focus. */
export const DemonstrationRemoved: Story = {
  decorators: [
    (Story) => (
      <main id="contenuto" tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  beforeEach: ({ msw }) => {
    let hasDemo = true;
    msw.use(
      mockCall('GET /api/admin/dashboard', () => Response.json({ ...sampleDashboard, hasDemo })),
      mockCall('DELETE /api/admin/demo', () => {
        hasDemo = false;
        return new Response(null, { status: 204 });
      }),
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Togli la dimostrazione' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Togli la dimostrazione' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Togli' }));
    await waitFor(() => expect(screen.queryByText('Questa è una dimostrazione')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await closeToast();
  },
};

const demonstration: Partial<Story> = {
  beforeEach: ({ msw }) => msw.use(reply('GET /api/admin/dashboard', { ...sampleDashboard, hasDemo: true })),
};

export const Demonstration: Story = {
  ...demonstration,
  play: async ({ msw }) => {
    msw.use(refuse('DELETE /api/admin/demo', 503, 'Il database non è raggiungibile'));
    await userEvent.click(await screen.findByRole('button', { name: 'Togli la dimostrazione' }));
    await screen.findByRole('alertdialog', { name: 'Togli la dimostrazione' });
    await userEvent.click(screen.getByRole('button', { name: 'Togli' }));
    await screen.findByText('Impossibile togliere la dimostrazione');
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Togli la dimostrazione' })).toBeNull(),
    );
    await closeToast();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
