import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { expect, screen, within } from 'storybook/test';
import { sampleScheduler } from '../../testing/dashboard.ts';
import { dashboardStories } from '../../testing/dashboard-stories.tsx';
import { reply } from '../../testing/mock-api.ts';
import { given, shows } from '../../testing/play.ts';
import DashboardPage from './dashboard-page.tsx';

const meta = {
  ...dashboardStories,
  title: 'Amministrazione/Dashboard/Chiusure',
  component: DashboardPage,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = (name: string) => screen.findByRole('region', { name });

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

export const Paused: Story = { ...inactive('paused'), play: shows('Gli aggiornamenti sono in pausa') };

export const CloseFails: Story = {
  ...inactive('closeFails', { failingDay: '2026-11-19', lastClosedDay: '2026-11-18' }),
  play: shows('Una giornata non si chiude', /La chiusura di giovedì 19 novembre non riesce/),
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
  ...given(
    reply('GET /api/admin/scheduler-status', { ...sampleScheduler, missedDays: 1, lateDay: '2026-11-19' }),
  ),
  play: async () => {
    const close = within(await panel('Prossimo Aggiornamento'));
    await close.findByText('In ritardo');
    await close.findByText('Giovedì 19 novembre non è ancora chiusa');
    await close.findByText('Doveva essere chiusa alle 23:59.');
  },
};
