import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToast } from '../../testing/close-toast.ts';
import { dashboardStories } from '../../testing/dashboard-stories.tsx';
import { mockCall, refuse, reply } from '../../testing/mock-api.ts';
import { sampleDashboard } from '../../testing/office.ts';
import DashboardPage from './dashboard-page.tsx';

const meta = {
  ...dashboardStories,
  title: 'Amministrazione/Dashboard/Dimostrazione',
  component: DashboardPage,
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
