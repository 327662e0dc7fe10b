import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { sampleArchived } from '../../testing/leavers.ts';
import { mockApi, reply } from '../../testing/mock-api.ts';
import { sampleEntries, samplePlayers, TODAY } from '../../testing/office.ts';
import { press, sentOnly } from '../../testing/play.ts';
import { ArchivedPlayers } from './archived-players.tsx';

const meta = {
  title: 'Amministrazione/Archiviati',
  component: ArchivedPlayers,
  args: {
    search: '',
    day: TODAY,
    today: TODAY,
    onChooseDay: fn(),
    onEnterDay: fn(),
    onAnonymise: fn(),
    onRemove: fn(),
    onShowBoard: fn(),
  },
  decorators: [loggedIn],
  beforeEach: ({ msw }) => {
    mockApi(msw, { archived: sampleArchived });
    msw.use(reply('PUT /api/admin/players/{id}/archive', samplePlayers[0]));
  },
} satisfies Meta<typeof ArchivedPlayers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args }) => {
    const bruno = within(await screen.findByRole('article', { name: 'Bruno Galli' }));
    await expect(bruno.getByText('Fuori gara dal 12 novembre 2026')).toBeVisible();
    await press('Anonimizza', bruno);
    await expect(args.onAnonymise).toHaveBeenCalledWith(sampleArchived[0]);
    await press('Elimina Bruno Galli', bruno);
    await expect(args.onRemove).toHaveBeenCalledWith(sampleArchived[0]);
    await press('Riprendi in gara', bruno);
    await screen.findByText('Partecipante di nuovo in gara');
    await sentOnly(['PUT /api/admin/players/{id}/archive', { archived: false }]);
  },
};
/** The days of somebody who left: seen, and corrected, until the day before. */
export const Days: Story = {
  args: { day: '2026-11-11' },
  beforeEach: ({ msw }) => {
    const [bruno] = sampleArchived;
    const [entry] = sampleEntries;
    const entries = bruno && entry ? [{ ...entry, playerId: bruno.id, date: '2026-11-11' }] : [];
    mockApi(msw, { archived: sampleArchived, entriesBy: { '2026-11-11': entries } });
  },
  play: async ({ args }) => {
    const bruno = within(await screen.findByRole('article', { name: 'Bruno Galli' }));
    await press('Giorni di Bruno Galli', bruno);
    await bruno.findByRole('grid', { name: /Calendario di Bruno Galli/ });
    await bruno.findByText(/^Mercoledì 11 novembre: 112 chiamate, 5 appuntamenti fissati/);
    await press('Modifica i numeri', bruno);
    await expect(args.onEnterDay).toHaveBeenCalledWith(sampleArchived[0]);
    await press(/10 novembre/, bruno);
    await expect(args.onChooseDay).toHaveBeenCalledWith('2026-11-10');
  },
};
export const DaysAfterLeaving: Story = {
  play: async () => {
    const bruno = within(await screen.findByRole('article', { name: 'Bruno Galli' }));
    await press('Giorni di Bruno Galli', bruno);
    await bruno.findByText('Venerdì 20 novembre: non era più in gara');
    await expect(bruno.queryByRole('button', { name: 'Inserisci i numeri' })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const NotFound: Story = {
  args: { search: 'zzz' },
  play: async ({ args }) => {
    await screen.findByText('Nessun archiviato corrisponde alla ricerca');
    await press('Torna a chi è in gara');
    await expect(args.onShowBoard).toHaveBeenCalledOnce();
  },
};
