import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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
