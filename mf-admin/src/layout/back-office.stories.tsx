import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaderboard, publicScoring, site } from '@vetta/contract/client/public-queries';
import type { RouteProps } from '@vetta/contract/plugin';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import Admin from '../admin.tsx';
import { OnStage } from '../sample-office/on-stage.tsx';
import { playServer } from '../sample-office/played-server.ts';
import { samplePlayers, TODAY } from '../sample-office/sample-office.ts';
import { BackOffice } from './back-office.tsx';

const place: RouteProps['place'] = {
  queries: { leaderboard, publicScoring, site },
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  adminSections: [{ plugin: 'meteo', path: '/meteo', title: 'Meteo', mount: () => <h2>Che tempo fa</h2> }],
};

const meta = {
  title: 'Amministrazione/Pannello',
  component: BackOffice,
  parameters: { layout: 'fullscreen' },
  args: { place },
  decorators: [
    (Story) => {
      const { hook, searchHook } = memoryLocation({ path: '/admin/altrove' });
      return (
        <OnStage isLoggedIn>
          <Router hook={hook} searchHook={searchHook}>
            <Story />
          </Router>
        </OnStage>
      );
    },
  ],
  beforeEach: () => playServer().end,
} satisfies Meta<typeof BackOffice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown admin path leads to the participants; a search finds one card among all. */
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

const moving = [...samplePlayers];
const upsideDown = samplePlayers.toReversed().map((player, index) => ({ ...player, position: index + 1 }));

/** A bonus that overturns the standings leaves the cards where they are; the next search takes the new order. */
export const CardsStay: Story = {
  beforeEach: () => {
    moving.splice(0, moving.length, ...samplePlayers);
    return playServer({ players: moving }).end;
  },
  play: async () => {
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const leader = await screen.findByRole('article', { name: 'Giulia Ferrari' });
    const before = names();
    moving.splice(0, moving.length, ...upsideDown);
    await userEvent.click(await within(leader).findByRole('checkbox', { name: /Always There/ }));
    await within(leader).findByText('#6');
    await expect(names()).toEqual(before);
    await userEvent.type(screen.getByLabelText('Cerca partecipante'), 'a');
    await waitFor(() => expect(names()).toEqual(before.toReversed()));
    // Messages outlive a story: the next one starts without.
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  },
};

/** Whom nobody matches can be undone at the keyboard; a day without gaps is said as one. */
export const NobodyFound: Story = {
  beforeEach: () => playServer({ players: samplePlayers.slice(0, 4) }).end,
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

export const NobodyYet: Story = {
  beforeEach: () => playServer({ players: [], entries: [], awards: [] }).end,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi Primo Partecipante' }));
    await screen.findByRole('dialog', { name: 'Nuovo Partecipante' });
  },
};

export const NotArriving: Story = {
  beforeEach: () =>
    playServer({ refuses: { 'GET /api/admin/players': [503, `Il database era via il ${TODAY}`] } }).end,
  play: async () => {
    await screen.findByText('I partecipanti non sono arrivati');
    await expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  },
};

/** A section that another plugin brings stands beside ours. */
export const BroughtSection: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Meteo' }));
    await screen.findByRole('heading', { name: 'Che tempo fa' });
  },
};

/** The key was changed while this tab was open: the session ends, and the login says why. */
export const KeyRefused: Story = {
  render: ({ place: given }) => <Admin place={given} />,
  beforeEach: () =>
    playServer({ refuses: { 'GET /api/admin/players': [401, 'Chiave di accesso non valida'] } }).end,
  play: async () => {
    await screen.findByText('La chiave di accesso non è più valida. Accedi di nuovo.');
    await expect(sessionStorage.getItem('vetta-admin-key')).toBeNull();
  },
};
