import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { done, reply } from '../../testing/mock-api.ts';
import { TODAY } from '../../testing/office.ts';
import { failing, given, press, sent, shows } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import {
  sampleDifferences,
  sampleIdentities,
  sampleSheetDifferences,
  sampleSources,
} from '../../testing/sources.ts';
import { ToLookAt } from './to-look-at.tsx';

const [difference] = sampleDifferences;

const meta = {
  ...inOffice(
    reply('GET /api/admin/differences', [...sampleDifferences]),
    reply('GET /api/admin/sources', [...sampleSources]),
    reply('GET /api/admin/identities', [...sampleIdentities]),
    reply('GET /api/admin/senders', [
      {
        ...{ source: 'centralino', keyId: null, key: null, isClaimed: true },
        ...{ lastEventAt: '2026-11-17T17:02:00Z', refusedToday: 0, brought: [] },
      },
    ]),
    reply('GET /api/admin/differences/unusual', [
      {
        playerId: difference?.playerId ?? '',
        name: difference?.name ?? '',
        date: TODAY,
        field: 'rings',
        value: 210,
        usual: 60,
      },
    ]),
    reply('POST /api/admin/differences/keep', {
      id: '00000000-0000-4000-8000-000000000001',
      playerId: difference?.playerId ?? '',
      date: TODAY,
      rings: 120,
      apptSet: 3,
      apptDone: 1,
      alignment: true,
      rowTag: '"kept"',
    }),
  ),
  title: 'Amministrazione/Da guardare',
  component: ToLookAt,
  args: { today: TODAY },
} satisfies Meta<typeof ToLookAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the dashboard: the sources that bring nothing, who is not linked, and the differences with their day. */
export const Dashboard: Story = {
  play: shows(
    /Dalla fonte/,
    /non arriva niente da\s+martedì 17 novembre/,
    /gli eventi di int\. 214 \(41\) e m\.deluca@azienda\.it \(1\) non contano/,
    /210 chiamate arrivate da sole, di\s+solito 60/,
    'chiamate: 120 nei numeri scritti, 84 nei contati',
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A number that a sheet has, and that an admin corrected: the sheet's is kept by one press. */
export const OfASheet: Story = {
  ...given(
    reply('GET /api/admin/source-differences', [...sampleSheetDifferences]),
    done('POST /api/admin/sources/{id}/keep'),
  ),
  play: async () => {
    await screen.findByText(/il foglio «Foglio nord» dice 82, qui c’è 20, Giulia/);
    await press('Tieni quelli del foglio');
    await screen.findByText('Restano i numeri del foglio');
  },
};

/** In the grid of a day: its differences alone, also after the dashboard has fetched the rest. */
export const OfADay: Story = {
  render: ({ today }) => (
    <>
      <ToLookAt today={today} />
      <section aria-label="Griglia">
        <ToLookAt day={today} today={today} />
      </section>
    </>
  ),
  play: async () => {
    await screen.findByText(/gli eventi di int\. 214/);
    const grid = within(screen.getByRole('region', { name: 'Griglia' }));
    await grid.findByText('chiamate: 120 nei numeri scritti, 84 nei contati');
    await expect(grid.queryAllByText(/Dalla fonte|Nella fonte|non arriva niente|Chi è\?/)).toEqual([]);
  },
};

export const KeptTyped: Story = {
  play: async () => {
    await press('Tieni gli scritti');
    await screen.findByText('Restano i numeri scritti');
    await sent('POST /api/admin/differences/keep', {
      playerId: difference?.playerId,
      date: TODAY,
      keep: 'typed',
    });
  },
};

export const LoadFails: Story = failing('GET /api/admin/differences', 'Le differenze non sono arrivate');
