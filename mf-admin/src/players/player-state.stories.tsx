import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleBoard } from '../../testing/dashboard.ts';
import { sampleDisqualification } from '../../testing/leavers.ts';
import { changedByOthers, mockApi, reply } from '../../testing/mock-api.ts';
import { samplePlayers, TODAY } from '../../testing/office.ts';
import { given, press, see, sentOnly } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { PlayerState } from './player-state.tsx';

const [giulia] = samplePlayers;
const disqualify = 'PUT /api/admin/players/{id}/disqualification';
const archive = 'PUT /api/admin/players/{id}/archive';

const meta = {
  ...inOffice(reply(disqualify, sampleDisqualification), reply(archive, giulia)),
  title: 'Amministrazione/Squalifica e archivio',
  component: PlayerState,
  args: { player: giulia, day: TODAY, today: TODAY, isTyped: false, onDisqualify: fn(), onArchived: fn() },
} satisfies Meta<typeof PlayerState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InContest: Story = {
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Squalifica' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(args.onDisqualify).toHaveBeenCalledOnce();
  },
};

/** The reason is shown, and the disqualification can be taken back. */
export const Disqualified: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { disqualifications: [sampleDisqualification] });
    msw.use(reply('GET /api/leaderboard', sampleBoard));
  },
  play: async () => {
    await see('Squalifica per novembre', 'Numeri falsificati nel tracker: 300 chiamate in un’ora');
    await press('Togli la squalifica');
    // Who has the month's honours now is told with it.
    await see('Squalifica tolta', /^In vetta a novembre: Giulia Ferrari, poi /);
    await sentOnly([disqualify, { month: '2026-11', reason: null }]);
  },
};

/** Another admin wrote another reason meanwhile: it is shown before anything is taken back. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    mockApi(msw, { disqualifications: [sampleDisqualification] });
    msw.use(changedByOthers(disqualify, { ...sampleDisqualification, reason: 'Altro', rowTag: '"now"' }));
  },
  play: async () => {
    await press('Togli la squalifica');
    await screen.findByText('Intanto un altro admin ha cambiato questi dati');
  },
};

/** «Annulla» in the toast brings the leaver back. */
export const Archive: Story = {
  play: async ({ args }) => {
    await press('Archivia');
    await screen.findByText('Partecipante archiviato');
    await expect(args.onArchived).toHaveBeenCalledOnce();
    const toast = await screen.findByRole('alertdialog');
    await press('Annulla', within(toast));
    await screen.findByText('Partecipante di nuovo in gara');
    await sentOnly([archive, { archived: true }], [archive, { archived: false }]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** What Vetta knows of a person, as a file to hand over: the person has a right to it. */
export const PersonalData: Story = {
  ...given(
    reply('GET /api/admin/exports/players/{id}', {
      exportedAt: `${TODAY}T17:42:00.000Z`,
      ...{ id: giulia.id, names: [giulia.name], tables: {}, draws: [], changes: [] },
    }),
  ),
  play: async () => {
    await press('Scarica i suoi dati');
    await screen.findByText(`vetta-dati-${giulia.name}.json scaricato`);
  },
};
