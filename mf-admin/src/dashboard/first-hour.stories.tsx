import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { went } from '../../testing/at-address.tsx';
import { sampleSettings } from '../../testing/contest.ts';
import { sampleBoard } from '../../testing/dashboard.ts';
import { inContent } from '../../testing/decorators.tsx';
import { away, mockApi, mockCall, never, reads, reply } from '../../testing/mock-api.ts';
import { sampleDashboard } from '../../testing/office.ts';
import { given, press, see, sent } from '../../testing/play.ts';
import { corridor } from '../../testing/screens.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import DashboardPage from './dashboard-page.tsx';

const meta = {
  ...sectionStories('/admin/'),
  title: 'Amministrazione/Dashboard/Prima ora',
  component: DashboardPage,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyOffice: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { players: [], entries: [], awards: [] });
    msw.use(
      never('GET /api/admin/screens'),
      never('GET /api/admin/contests'),
      reply('GET /api/admin/dashboard', {
        ...sampleDashboard,
        ...{ playersCount: 0, entriesCount: 0, prizesCount: 0, lastUpdate: null },
      }),
      reply('GET /api/leaderboard', { ...sampleBoard, entries: [] }),
    );
  },
  play: async () => {
    await see(
      'Venerdì 20 novembre: nessuno è ancora in gara',
      'N/A',
      'Nessun dato nella classifica',
      '0 bonus',
    );
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
    await press('Tutto novembre', region);
    await sent('PUT /api/admin/settings', {
      key: 'contest',
      value: { start: '2026-11-01', end: '2026-11-30' },
    });
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
    await press('Nascondi', region);
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

/** The demonstration is removed: the button that did it has gone, and the section has the focus. */
export const DemonstrationRemoved: Story = {
  decorators: [inContent],
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
    await press('Togli la dimostrazione');
    const dialog = await screen.findByRole('alertdialog', { name: 'Togli la dimostrazione' });
    await press('Togli', within(dialog));
    await waitFor(() => expect(screen.queryByText('Questa è una dimostrazione')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};

export const Demonstration: Story = {
  ...given(
    reply('GET /api/admin/dashboard', { ...sampleDashboard, hasDemo: true }),
    away('DELETE /api/admin/demo'),
  ),
  play: async () => {
    await press('Togli la dimostrazione');
    await screen.findByRole('alertdialog', { name: 'Togli la dimostrazione' });
    await press('Togli');
    await screen.findByText('Impossibile togliere la dimostrazione');
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Togli la dimostrazione' })).toBeNull(),
    );
  },
};
