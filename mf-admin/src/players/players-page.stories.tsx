import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleBoard } from '../../testing/dashboard.ts';
import { sampleArchived } from '../../testing/leavers.ts';
import { changes, mockApi, mockCall, refuse, reply } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { given, press } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import PlayersPage from './players-page.tsx';

const meta = {
  title: 'Amministrazione/Partecipanti',
  component: PlayersPage,
  ...sectionStories('/admin/players'),
} satisfies Meta<typeof PlayersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is offered on a day before the league's first. */
export const BeforeTheFirstDay: Story = {
  parameters: { address: '/admin/players?data=2026-08-31' },
  ...given(refuse('GET /api/leaderboard', 404, 'Di questo mese non c’è una classifica')),
  play: async () => {
    await screen.findByText('Il 31 agosto 2026 è prima dell’inizio della classifica');
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Aggiungi Entry' })).toBeDisabled();
    await press('Vai al 1° settembre 2026');
    const first = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    await press('Mese precedente', first);
    await expect(await first.findByRole('button', { name: /^lunedì 31 agosto/ })).toBeDisabled();
  },
};

/** A row each: the whole office on one screen, and everything that a card's head offers. The device keeps the choice. */
export const InRows: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await userEvent.click(screen.getByRole('checkbox', { name: 'In elenco' }));
    const table = within(await screen.findByRole('table', { name: 'Partecipanti' }));
    const rows = table.getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[1]).toHaveTextContent(/^1Giulia Ferrari ?3\.120/);
    await expect(rows[1]?.getBoundingClientRect().height).toBeLessThan(56);
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(localStorage.getItem('vetta-players-view')).toBe('list');
    await press('Modifica Giulia Ferrari', table);
    await screen.findByRole('dialog', { name: 'Modifica Partecipante' });
  },
};

export const InRowsOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'In elenco' }));
    const table = await screen.findByRole('table', { name: 'Partecipanti' });
    // The toolbar reaches into the page's margins, which a story has not: the table is what must fit.
    await expect(table.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A past day shows its month: places and points of then, while «Modifica» changes those of now. */
export const PastMonth: Story = {
  parameters: { address: '/admin/players?data=2026-10-30' },
  ...given(
    reply('GET /api/leaderboard', {
      ...sampleBoard,
      period: '2026-10',
      month: 'ottobre 2026',
      state: 'final',
      entries: sampleBoard.entries.slice(0, 2).map((entry, index) => ({
        ...entry,
        position: 2 - index,
        score: 4000 + index,
        bonus: 0,
        total: 4000 + index,
      })),
    }),
  ),
  play: async () => {
    const [first, second, third] = await screen.findAllByRole('article');
    await expect(screen.getByText(/punti di ottobre$/)).toBeVisible();
    await expect(first).toHaveAccessibleName(sampleBoard.entries[1]?.name);
    await expect(first).toHaveTextContent('4.001');
    await expect(second).toHaveTextContent('4.000');
    await expect(third).toHaveTextContent(/Totale0/);
    const name = sampleBoard.entries[1]?.name;
    await press(`Modifica ${name}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifica Partecipante' }));
    await expect(dialog.queryByDisplayValue('4.001')).toBeNull();
    await expect(dialog.queryByDisplayValue('4001')).toBeNull();
  },
};

/** Who left is not among the cards: the search says so, and leads there, to their days. */
export const SearchFindsArchived: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { archived: sampleArchived }),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca partecipante' }), 'galli');
    await screen.findByText('Nessuno corrisponde alla ricerca');
    await userEvent.click(await screen.findByRole('link', { name: '1 tra gli archiviati' }));
    const bruno = within(await screen.findByRole('article', { name: 'Bruno Galli' }));
    await expect(screen.getByRole('searchbox', { name: 'Cerca partecipante' })).toHaveValue('galli');
    await press('Giorni di Bruno Galli', bruno);
    await press(/10 novembre/, bruno);
    await bruno.findByText('Martedì 10 novembre: senza dati');
    await press('Inserisci i numeri', bruno);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuova Entry Giornaliera' }));
    await dialog.findByText('martedì 10 novembre · manca ancora 1 persona');
    await userEvent.keyboard('44{Enter}');
    await waitFor(() =>
      expect(changes.mock.calls).toMatchObject([
        [
          'POST /api/admin/entries/bulk',
          { date: '2026-11-10', entries: [{ playerId: sampleArchived[0]?.id, rings: 44 }] },
        ],
      ]),
    );
  },
};

/** A removal says which points and months go and offers «Archivia» first; after its undo the list is in order again. */
export const RemovedAndBack: Story = {
  beforeEach: ({ msw }) => {
    let players = samplePlayers;
    msw.use(
      mockCall('GET /api/admin/players', () => Response.json(players)),
      mockCall('DELETE /api/admin/players/{id}', () => {
        players = samplePlayers.slice(1) as typeof samplePlayers;
        return new Response(null, { status: 204, headers: { 'X-Audit-Id': samplePlayers[0].id } });
      }),
      mockCall('POST /api/admin/audit/{id}/undo', () => {
        players = samplePlayers;
        return new Response(null, { status: 204 });
      }),
    );
  },
  play: async () => {
    const names = () =>
      screen.getAllByRole('article').map((card) => card.textContent?.match(/Giulia|Marco/)?.[0]);
    await press('Elimina Giulia Ferrari');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Elimina Partecipante' }));
    await dialog.findByText(
      /^Se ne vanno i 3\.120 punti di questo mese e .* I mesi definitivi tengono la sua riga\./,
    );
    await expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Annulla',
      'Archivia',
      'Elimina',
    ]);
    await press('Elimina', dialog);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Giulia Ferrari' })).toBeNull());
    const toast = (await screen.findByText('Partecipante eliminato con successo')).closest(
      '[role=alertdialog]',
    );
    await press('Annulla', within(toast as HTMLElement));
    await screen.findByText('Modifica annullata');
    await waitFor(() => expect(names()[0]).toBe('Giulia'));
  },
};

/** Where roles or teams tell people apart, the list can be filtered; the filter keeps the positions. */
export const Groups: Story = {
  beforeEach: ({ msw }) =>
    mockApi(msw, {
      players: samplePlayers.map((player, index) => ({
        ...player,
        role: index % 2 === 0 ? 'setter' : 'team_leader',
        team: index < 2 ? 'Lupi' : null,
      })),
    }),
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await press('Team leader');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    await press('Lupi');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await expect(screen.getByText(/^Setter · Lupi · /)).toBeVisible();
    await press('Tutti');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  },
};
