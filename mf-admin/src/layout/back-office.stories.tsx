import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallName } from '@vetta/contract/client/call-types';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atAddress } from '../../testing/at-address.tsx';
import { sampleBoard } from '../../testing/dashboard.ts';
import { loggedIn, loggedInByName, loggedOut } from '../../testing/decorators.tsx';
import { alessandro, cell } from '../../testing/grid-of-day.ts';
import { changes, mockApi, mockCall, reads, refuse, reply } from '../../testing/mock-api.ts';
import { mockMonths, sampleMonths } from '../../testing/months.ts';
import { samplePlayers } from '../../testing/office.ts';
import { given, press, retype, see, shows } from '../../testing/play.ts';
import { pluginContext } from '../../testing/plugin-context.ts';
import { mockGridApi } from '../../testing/quick-entry.ts';
import { mockOffice } from '../../testing/section-stories.ts';
import Admin from '../admin.tsx';
import { readDraft, storeDraft } from '../kit/drafts/stored-draft.ts';
import { openChannel } from '../login/session-channel.ts';
import { BackOffice } from './back-office.tsx';

const context: ReturnType<typeof pluginContext> = {
  ...pluginContext(),
  adminSections: [
    { plugin: 'meteo', path: '/meteo', title: 'Meteo', mount: (key) => <h2>Che tempo fa, {key}?</h2> },
  ],
};

const meta = {
  title: 'Amministrazione/Pannello',
  component: BackOffice,
  parameters: { layout: 'fullscreen', address: '/admin/players' },
  args: { context },
  decorators: [atAddress, loggedIn],
  beforeEach: ({ msw }) => {
    mockOffice(msw);
    msw.use(reply('GET /api/admin/months', sampleMonths));
  },
} satisfies Meta<typeof BackOffice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown admin path leads to the dashboard, whose link is highlighted. */
export const UnknownPath: Story = {
  parameters: { address: '/admin/altrove' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await screen.findByText('Venerdì 20 novembre: mancano 2 persone su 6');
  },
};

/** So does one below a section that has no pages of its own. */
export const UnknownPathBelowASection: Story = {
  parameters: { address: '/admin/players/chiunque' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
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
    await press('Mostra tutti');
    await expect(await screen.findAllByRole('article')).toHaveLength(4);
    await expect(search).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo senza dati' }));
    await screen.findByText('Tutti hanno i dati di questo giorno');
  },
};

/** The first participant is there: the button that added them has gone, and the section has the focus. */
export const FirstPlayer: Story = {
  beforeEach: ({ msw }) => {
    const players: typeof standings = [];
    mockApi(msw, { players, entries: [], awards: [] });
    msw.use(
      mockCall('POST /api/admin/players', () => {
        players.push(samplePlayers[0]);
        return Response.json(samplePlayers[0], { status: 201 });
      }),
    );
  },
  play: async () => {
    await press('Aggiungi Primo Partecipante');
    const dialog = await screen.findByRole('dialog', { name: 'Nuovo Partecipante' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Giulia Ferrari');
    await press('Aggiungi', within(dialog));
    await screen.findByRole('article', { name: 'Giulia Ferrari' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};

/** The section of another plugin is in the sidebar, and gets the key for its calls. */
export const PluginSection: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Meteo' }));
    await screen.findByRole('heading', { name: 'Che tempo fa, chiave-della-storia?' });
  },
};

const sentKeys = new Map<CallName, string | null>();
const noteKey = (name: CallName, answer: unknown) =>
  mockCall(name, (_, headers) => {
    sentKeys.set(name, headers.get('X-Admin-Key'));
    return Response.json(answer);
  });

/** Every call to the admin's part of the api carries the key of the login, and no other call does. */
export const KeyIsSent: Story = {
  parameters: { address: '/admin/' },
  beforeEach: ({ msw }) => {
    sentKeys.clear();
    msw.use(noteKey('GET /api/admin/players', samplePlayers), noteKey('GET /api/leaderboard', sampleBoard));
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Dashboard' });
    await waitFor(() =>
      expect([...sentKeys].toSorted()).toEqual([
        ['GET /api/admin/players', 'chiave-della-storia'],
        ['GET /api/leaderboard', null],
      ]),
    );
  },
};

/** Another tab is another address. The page stays, and the focus on its tabs: the next key may follow at once. */
export const TabKeepsFocus: Story = {
  parameters: { address: '/admin/content' },
  play: async () => {
    const tab = await screen.findByRole('tab', { name: 'Contenuti Sito', selected: true });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    const rules = await screen.findByRole('tab', { name: 'Regole del Gioco', selected: true });
    await expect(rules).toHaveFocus();
    await expect(tab).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Regole' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByRole('tab', { name: 'Contenuti Sito', selected: true })).toHaveFocus();
  },
};

/** The key was changed while this tab was open: the session ends, the login tells why, and drafts stay. */
export const KeyChanged: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => {
    storeDraft('player/new', { name: 'Ada' });
    msw.use(refuse('GET /api/admin/players', 401, 'Chiave di accesso non valida'));
  },
  play: async () => {
    await see(
      'La chiave di accesso non è più valida. Accedi di nuovo.',
      /Quello che stavi scrivendo ti aspetta/,
    );
    await expect(sessionStorage.getItem('vetta-admin-key')).toBeNull();
    await expect(readDraft('player/new')).toEqual({ name: 'Ada' });
  },
};

/** The key was changed while numbers were typed into the grid: the login says that they wait. */
export const KeyChangedInGrid: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => {
    const rows = { [samplePlayers[0].id]: { rings: { text: '66', base: '' } } };
    localStorage.setItem(
      'vetta-draft/quick-entry/2026-11-20',
      JSON.stringify({ at: Date.now(), draft: { rows, leftovers: [] } }),
    );
    msw.use(refuse('GET /api/admin/players', 401, 'Chiave di accesso non valida'));
  },
  play: shows(/I numeri non salvati aspettano chi li ha scritti, in Inserimento rapido/),
};

/** A logout by choice leaves no draft on the device. It asks first, and the login gives no reason. */
export const LoggedOut: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: () => storeDraft('player/new', { name: 'Ada' }),
  play: async () => {
    await press('Logout');
    const asked = await screen.findByRole('alertdialog', { name: 'Uscire senza salvare?' });
    await within(asked).findByText(/viene eliminato da questo dispositivo/);
    await expect(readDraft('player/new')).toEqual({ name: 'Ada' });
    await press('Resta qui', within(asked));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await press('Logout');
    await press('Esci ed elimina');
    await screen.findByRole('heading', { name: 'Accesso Admin' });
    await expect(screen.queryByRole('status')).toBeNull();
    await expect(readDraft('player/new')).toBeUndefined();
  },
};

/** The command asks too, also about the numbers of the grid. */
export const LogoutWithNumbers: Story = {
  parameters: { address: '/admin/settings' },
  beforeEach: () =>
    localStorage.setItem(
      'vetta-draft/quick-entry/2026-11-20',
      JSON.stringify({ at: Date.now(), draft: { rows: {}, leftovers: [] } }),
    ),
  play: async () => {
    await openMenu();
    await userEvent.keyboard('logout{Enter}');
    await screen.findByRole('alertdialog', { name: 'Uscire senza salvare?' });
    await press('Resta qui');
    await expect(localStorage).toHaveLength(1);
  },
};

/** Another admin has removed the participant already: dialog and card go. */
export const RemovedAlready: Story = {
  beforeEach: ({ msw }) => {
    const players = [...samplePlayers];
    mockApi(msw, { players });
    msw.use(
      mockCall('DELETE /api/admin/players/{id}', () => {
        players.shift();
        return Response.json({ error: 'Questo partecipante non esiste' }, { status: 404 });
      }),
    );
  },
  play: async () => {
    const card = await screen.findByRole('article', { name: 'Giulia Ferrari' });
    await press(/^Elimina/, within(card));
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina Partecipante' });
    await press('Elimina', within(dialog));
    await screen.findByText('Era già stato eliminato');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

/** Chrome's autofill sends a keydown without a key: it is no command. */
export const KeydownWithoutKey: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await screen.findByText('Sezione in sviluppo...');
    const failed = fn();
    window.addEventListener('error', failed);
    window.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', failed);
    await expect(failed).not.toHaveBeenCalled();
  },
};

/** A section's clock ends with it. */
export const ClockEnds: Story = {
  play: async () => {
    const [started, ended] = [spyOn(window, 'setInterval'), spyOn(window, 'clearInterval')];
    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: 'Dashboard' });
    await userEvent.click(screen.getByRole('link', { name: 'Impostazioni' }));
    await screen.findByText('Sezione in sviluppo...');
    const clocks = started.mock.calls.flatMap(([, delay], call) =>
      delay === 10_000 ? [started.mock.results[call]?.value] : [],
    );
    await expect(clocks.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(clocks)),
    );
  },
};

const commandField = () => screen.findByRole('searchbox', { name: /Cerca schermata/ });
/** Opens the command menu over «Impostazioni». */
const openMenu = async () => {
  await screen.findByText('Sezione in sviluppo...');
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await commandField()).toHaveFocus());
};

/** Ctrl+K, a few letters without accents, Enter: the player's card. The focus goes on from where it was. */
export const ToPlayer: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await openMenu();
    await userEvent.keyboard('avila');
    await screen.findByRole('menuitem', { name: /Niccolò D'Àvila/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('article', { name: "Niccolò D'Àvila" });
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await expect(screen.getByLabelText('Cerca partecipante')).toHaveValue("Niccolò D'Àvila");
    await expect(screen.getByRole('link', { name: 'Partecipanti' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
};

/** A section is found by the words for what is done in it. */
export const ByItsWords: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await openMenu();
    for (const [word, section] of [
      ['estrazione', 'Mesi'],
      ['novembre', 'Mesi'],
      ['soglia', 'Contest'],
      ['televisore', 'Schermi'],
      ['faq', 'Regole'],
      ['backup', 'Dashboard'],
      ['sfida', 'Sfide'],
    ] as const) {
      await userEvent.keyboard(`{Control>}a{/Control}${word}`);
      await screen.findByRole('menuitem', { name: section });
    }
    const field = await commandField();
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).not.toBeNull(),
    );
  },
};

/** An action opens its dialog in its section. */
export const ToDialog: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await press(/^Cerca .*azioni/);
    await waitFor(async () => expect(await commandField()).toHaveFocus());
    await userEvent.keyboard('agg part{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Nuovo Partecipante' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  },
};

/** Who is to be disqualified for a month is found on that month's page. */
export const ToDisqualification: Story = {
  parameters: { address: '/admin/settings' },
  beforeEach: ({ msw }) => mockMonths(msw),
  play: async () => {
    await openMenu();
    await userEvent.keyboard('squalif');
    await screen.findByRole('menuitem', { name: 'Squalifica per novembre 2026' });
    await userEvent.keyboard(' ott{Enter}');
    await screen.findByRole('heading', { name: 'Ottobre 2026' });
    await expect(
      await screen.findAllByRole('button', { name: /^Squalifica, gara di ottobre: / }),
    ).not.toHaveLength(0);
  },
};

/** The recalculation is started from anywhere; the dashboard's button tells the outcome. */
export const RecalculatedFromMenu: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await screen.findByText('Sezione in sviluppo...');
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(async () => expect(await commandField()).toHaveFocus());
    await userEvent.keyboard('ricalc{Enter}');
    await screen.findByText('Classifica ricalcolata');
    await expect(changes.mock.calls.map(([name]) => name)).toEqual([
      'POST /api/admin/recalculate-leaderboard',
    ]);
  },
};

/** The name is asked in the header, kept on this device and can be changed. */
export const WhoAreYou: Story = {
  parameters: { address: '/admin/settings' },
  play: async () => {
    await press('Chi sei?');
    await screen.findByRole('dialog', { name: 'Chi sei?' });
    await userEvent.keyboard(' Niccolò{Enter}');
    await screen.findByText('Ciao Niccolò');
    await expect(localStorage.getItem('vetta-admin-name')).toBe('Niccolò');
    const button = await screen.findByRole('button', { name: 'Niccolò: cambia nome' });
    await waitFor(() => expect(button).toHaveFocus());
    // The toast is no dialog: the menu opens beside it.
    await userEvent.keyboard('{Control>}k{/Control}');
    await commandField();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: /Cerca schermata/ })).toBeNull());
  },
};

export const OnPhone: Story = {
  parameters: { address: '/admin/' },
  globals: { viewport: { value: 'mobile1' } },
};

/** A person with a key of their own is not offered what it may not do, nor asked who they are: the Registro has the key's name. */
export const KeyWithAName: Story = {
  decorators: [loggedInByName],
  play: async () => {
    await screen.findByRole('link', { name: 'Plugin' });
    await expect(screen.queryByRole('link', { name: 'Chiavi' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Chi sei?' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('searchbox', { name: /Cerca schermata/ }), 'chi');
    await expect(screen.queryByRole('menuitem', { name: 'Chiavi' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Chi sei?' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** From the command menu typing begins at once. */
export const GridFromMenu: Story = {
  parameters: { address: '/admin/settings' },
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => mockGridApi(msw),
  play: async () => {
    await openMenu();
    await userEvent.keyboard('inserimento{Enter}');
    await waitFor(async () => expect(await cell('Chiamate', alessandro)).toHaveFocus());
  },
};

/** Without an answer one sentence stays above the section, and the lists come by themselves when there is one. */
export const Away: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => {
    answersPlayers = () => Response.error();
    msw.use(mockCall('GET /api/admin/players', () => answersPlayers()));
  },
  play: async () => {
    await screen.findByText(/: quello che scrivi resta qui, riprovo da solo$/);
    answersPlayers = () => Response.json(samplePlayers);
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('article', { name: 'Giulia Ferrari' });
    await waitFor(() => expect(screen.queryByText(/riprovo da solo/)).toBeNull());
  },
};
let answersPlayers: () => Response;

/** Who leaves the grid with numbers in it can save them first; a number that cannot be saved keeps them there. */
export const SaveAndLeave: Story = {
  parameters: { address: '/admin/quick-entry' },
  render: (args) => <Admin {...args} />,
  beforeEach: ({ msw }) => mockGridApi(msw),
  play: async () => {
    const calls = await cell('Chiamate', alessandro);
    const leave = async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Partecipanti' }));
      await press('Salva ed esci');
    };
    await retype(calls, 'x1');
    await leave();
    await waitFor(() => expect(calls).toHaveFocus());
    await expect(changes).not.toHaveBeenCalled();
    await retype(calls, '61');
    await leave();
    await screen.findByRole('heading', { name: 'Gestione Partecipanti' });
    await expect(changes.mock.calls.map(([name]) => name)).toEqual(['POST /api/admin/entries/bulk']);
    await expect(localStorage.getItem('vetta-draft/quick-entry/2026-11-20')).toBeNull();
  },
};

/** The logout offers the same. */
export const SaveAndLogOut: Story = {
  ...SaveAndLeave,
  play: async () => {
    await retype(await cell('Chiamate', alessandro), '61');
    await press('Logout');
    await press('Salva ed esci');
    await screen.findByRole('heading', { name: 'Accesso Admin' });
    await expect(changes.mock.calls.map(([name]) => name)).toEqual(['POST /api/admin/entries/bulk']);
  },
};

/** A key of numbers opens what numbers need, and nothing else. */
export const KeyOfNumbers: Story = {
  parameters: { address: '/admin/players' },
  render: (args) => <Admin {...args} />,
  ...given(
    reply('GET /api/admin/entries/usual', []),
    reply('GET /api/admin/remembered-names', []),
    reply('POST /api/admin/auth/verify', {
      ok: true,
      holder: { name: 'Sede di Bari', scopes: ['entries'] },
    }),
    refuse('GET /api/admin/dashboard', 403, 'Questa chiave non può farlo'),
  ),
  decorators: [loggedOut],
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Chiave di Accesso'), 'vk_numeri{Enter}');
    await screen.findByRole('grid');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(expect.arrayContaining(['Inserimento rapido', 'Importa/Esporta']));
    for (const name of ['Dashboard', 'Partecipanti', 'Registro', 'Chiavi'])
      await expect(links).not.toContain(name);
    await expect(screen.queryByRole('button', { name: 'Cerca' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Importa/Esporta' }));
    await screen.findByRole('heading', { name: 'Importa i numeri da un file' });
    await expect(screen.queryByRole('heading', { name: /Esporta/, level: 3 })).toBeNull();
    await expect(reads('GET /api/admin/dashboard')).toBe(0);
  },
};

/** A tab that opens gets the login of the browser's other tabs, without the key in their common storage; a logout ends it in all. */
export const OtherTab: Story = {
  render: (args) => <Admin {...args} />,
  decorators: [loggedOut],
  play: async () => {
    const other = openChannel();
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    await screen.findByRole('heading', { name: 'Accesso Admin' });
    other.postMessage({ kind: 'session', session: { key: 'di-un-altra-scheda', holder: null, login: '1' } });
    await screen.findByRole('heading', { name: 'Gestione Partecipanti' });
    await expect(sessionStorage.getItem('vetta-admin-key')).toBe('di-un-altra-scheda');
    await expect(Object.values({ ...localStorage }).join()).not.toContain('di-un-altra-scheda');
    other.postMessage({ kind: 'asked' });
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ session: { key: 'di-un-altra-scheda' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'logout' }));
    other.close();
  },
};

/** Nobody has used the tab for eight hours: the first press does not count, the key is forgotten, and the drafts stay. */
export const Forgotten: Story = {
  render: (args) => <Admin {...args} />,
  beforeEach: () => {
    storeDraft('player/new', { name: 'Ada' });
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Gestione Partecipanti' });
    sessionStorage.setItem('vetta-admin-used', String(Date.now() - 8 * 60 * 60 * 1000));
    await userEvent.keyboard('{Tab}');
    await see(/Nessuno ha usato questa scheda per otto ore/, /Quello che stavi scrivendo ti aspetta/);
    await expect(sessionStorage.getItem('vetta-admin-key')).toBeNull();
    await expect(readDraft('player/new')).toEqual({ name: 'Ada' });
  },
};
