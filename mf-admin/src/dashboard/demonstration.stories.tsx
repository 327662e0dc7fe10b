import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dashboardStories } from '../../testing/dashboard-stories.tsx';
import { inContent } from '../../testing/decorators.tsx';
import { away, mockCall, reply } from '../../testing/mock-api.ts';
import { sampleDashboard } from '../../testing/office.ts';
import { given, press } from '../../testing/play.ts';
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

const demonstration: Partial<Story> = {
  ...given(reply('GET /api/admin/dashboard', { ...sampleDashboard, hasDemo: true })),
};

export const Demonstration: Story = {
  ...demonstration,
  play: async ({ msw }) => {
    msw.use(away('DELETE /api/admin/demo'));
    await press('Togli la dimostrazione');
    await screen.findByRole('alertdialog', { name: 'Togli la dimostrazione' });
    await press('Togli');
    await screen.findByText('Impossibile togliere la dimostrazione');
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Togli la dimostrazione' })).toBeNull(),
    );
  },
};
