import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
  site,
} from '@vetta/contract/client/public-queries';
import type { RouteProps } from '@vetta/contract/plugin';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loggedIn } from '../../testing/decorators.tsx';
import { mockApi, refuse } from '../../testing/mock-api.ts';
import { samplePlayers } from '../../testing/office.ts';
import Admin from '../admin.tsx';
import { BackOffice } from './back-office.tsx';

const context: RouteProps['context'] = {
  queries: { draws, leaderboard, month, months, publicScoring, receipt, site },
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  now: () => new Date('2026-11-21T17:45:00Z'),
  adminSections: [{ plugin: 'meteo', path: '/meteo', title: 'Meteo', mount: () => <h2>Che tempo fa</h2> }],
};

const meta = {
  title: 'Amministrazione/Pannello',
  component: BackOffice,
  parameters: { layout: 'fullscreen' },
  args: { context },
  decorators: [
    (Story) => {
      const { hook, searchHook } = memoryLocation({ path: '/admin/altrove' });
      return (
        <Router hook={hook} searchHook={searchHook}>
          <Story />
        </Router>
      );
    },
    loggedIn,
  ],
  beforeEach: ({ msw }) => mockApi(msw),
} satisfies Meta<typeof BackOffice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown admin path leads to the participants. A search shows one card. */
export const Participants: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Gestione Partecipanti' });
    await expect(screen.getByRole('link', { name: 'Partecipanti' })).toHaveAttribute('aria-current', 'page');
    await expect(await screen.findAllByRole('article')).toHaveLength(6);
    await userEvent.type(screen.getByLabelText('Cerca partecipante'), 'avila');
    const card = await screen.findByRole('article', { name: "Niccolò D'Àvila" });
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await within(card).findByRole('button', { name: /20 novembre 2026, Con dati/ });
    await within(card).findByRole('button', { name: /18 novembre 2026, Senza dati/ });
  },
};

const standings = [...samplePlayers];
const reversed = samplePlayers.toReversed().map((player, index) => ({ ...player, position: index + 1 }));

/** A bonus that changes the positions does not move the cards; the next search takes the new order. */
export const StableOrder: Story = {
  beforeEach: ({ msw }) => {
    standings.splice(0, standings.length, ...samplePlayers);
    mockApi(msw, { players: standings });
  },
  play: async () => {
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const leader = await screen.findByRole('article', { name: 'Giulia Ferrari' });
    const before = names();
    standings.splice(0, standings.length, ...reversed);
    await userEvent.click(await within(leader).findByRole('checkbox', { name: /Always There/ }));
    await within(leader).findByText('#6');
    await expect(names()).toEqual(before);
    await userEvent.type(screen.getByLabelText('Cerca partecipante'), 'a');
    await waitFor(() => expect(names()).toEqual(before.toReversed()));
    // Toasts outlive a story: close it for the next one.
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  },
};

/** A search without results can be reset by keyboard. A day without missing data says so. */
export const NoResults: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { players: samplePlayers.slice(0, 4) }),
  play: async () => {
    const search = await screen.findByLabelText('Cerca partecipante');
    await screen.findAllByRole('article');
    await userEvent.type(search, 'zzz');
    await screen.findByText('Nessuno corrisponde alla ricerca');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra tutti' }));
    await expect(await screen.findAllByRole('article')).toHaveLength(4);
    await expect(search).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo senza dati' }));
    await screen.findByText('Tutti hanno i dati di questo giorno');
  },
};

export const NoPlayers: Story = {
  beforeEach: ({ msw }) => mockApi(msw, { players: [], entries: [], awards: [] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi Primo Partecipante' }));
    await screen.findByRole('dialog', { name: 'Nuovo Partecipante' });
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(refuse('GET /api/admin/players', 503, 'Il database non è raggiungibile')),
  play: async () => {
    await screen.findByText('I partecipanti non sono arrivati');
    await expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  },
};

/** The section of another plugin is in the sidebar. */
export const PluginSection: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Meteo' }));
    await screen.findByRole('heading', { name: 'Che tempo fa' });
  },
};

/** The key was changed while this tab was open: the session ends, and the login tells why. */
export const KeyChanged: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => msw.use(refuse('GET /api/admin/players', 401, 'Chiave di accesso non valida')),
  play: async () => {
    await screen.findByText('La chiave di accesso non è più valida. Accedi di nuovo.');
    await expect(sessionStorage.getItem('vetta-admin-key')).toBeNull();
  },
};
