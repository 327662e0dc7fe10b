import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { expect, screen, within } from 'storybook/test';
import { sampleScheduler } from '../../testing/dashboard.ts';
import { reply } from '../../testing/mock-api.ts';
import { given, see, shows } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import DashboardPage from './dashboard-page.tsx';

const meta = {
  ...sectionStories('/admin/'),
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
  ...given(
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
  play: shows('Inattivo', 'Nessuno chiude le giornate', 'Nessun aggiornamento previsto'),
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
    await see('In ritardo', 'Mercoledì 18 novembre non è ancora chiusa', /Giornate da chiudere: 2/);
    await see('La chiusura è ferma', /Errore: relation "players" does not exist/);
    await expect(within(await panel('Prossimo Aggiornamento')).getAllByRole('alert')).toHaveLength(2);
  },
};

/** The schedule was paused over an evening and runs again: nothing fails, and yet the day is open. */
export const Late: Story = {
  ...given(
    reply('GET /api/admin/scheduler-status', { ...sampleScheduler, missedDays: 1, lateDay: '2026-11-19' }),
  ),
  play: shows('In ritardo', 'Giovedì 19 novembre non è ancora chiusa', 'Doveva essere chiusa alle 23:59.'),
};
