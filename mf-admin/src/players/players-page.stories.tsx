import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { atAddress } from '../../testing/at-address.tsx';
import { loggedIn } from '../../testing/decorators.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import PlayersPage from './players-page.tsx';

const meta = {
  title: 'Amministrazione/Partecipanti',
  component: PlayersPage,
  args: { context: pluginContext() },
  parameters: { address: '/admin/players' },
  decorators: [atAddress, loggedIn],
  beforeEach: ({ msw }) => {
    localStorage.clear();
    mockApi(msw);
  },
} satisfies Meta<typeof PlayersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const longest = [
  'Massimiliano Alessandro Buonaventura-Cavalcanti',
  'Maria Antonietta Francesca della Rovere Montefeltro',
  'Giovanbattista Michelangelo Pietrangeli Sant’Agostino',
];

export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    mockApi(msw, {
      players: samplePlayers.slice(0, 3).map((player, index) => ({
        ...player,
        name: longest[index] ?? player.name,
        total: 123_456,
      })),
    }),
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
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
    await userEvent.click(table.getByRole('button', { name: 'Modifica Giulia Ferrari' }));
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
