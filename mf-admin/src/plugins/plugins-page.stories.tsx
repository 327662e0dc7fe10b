import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inContent, shown } from '../../testing/decorators.tsx';
import {
  hashes,
  historyAfterRemoval,
  historyWithCanary,
  historyWithEndedCanary,
  historyWithNewerCurrent,
  longHistory,
  mockGenerations,
} from '../../testing/generations.ts';
import { sampleKeys } from '../../testing/keys.ts';
import { changes, done, mockCall, reads, refuse, reply } from '../../testing/mock-api.ts';
import { choose, given, press, see, sent, shows } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import { isDialogOpen } from '../kit/focus-content.ts';
import PluginsPage from './plugins-page.tsx';

const meta = {
  title: 'Amministrazione/Plugin',
  component: PluginsPage,
  ...sectionStories('/admin/plugins'),
} satisfies Meta<typeof PluginsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is in use, what nobody has used, and the line in time. */
export const InUse: Story = {
  play: async () => {
    const card = await screen.findByRole('article', { name: 'Meteo' });
    await expect(card).toHaveTextContent('meteo@a7c3358e');
    await expect(await within(card).findByText('Che tempo fa')).toBeVisible();
    await expect(card).toHaveTextContent('«Di nuovo il tempo che fa, corretto per chi guarda da lontano»');
    const unused = screen.getByRole('region', { name: 'Pubblicate e mai usate' });
    await expect(within(unused).getAllByRole('listitem')).toHaveLength(1);
    const line = screen.getByRole('region', { name: 'Generazioni' });
    await expect(within(line).getAllByRole('link')).toHaveLength(5);
    await expect(line).toHaveTextContent('Fermata: Tre errori in cinque minuti');
    await expect(line).toHaveTextContent('Provata su Corridoio, poi estesa a tutti');
  },
};

/** Another version is used, for everyone; a reason is needed. */
export const Use: Story = {
  play: async () => {
    await press('Usa Pagina pubblica e1f7a609');
    const dialog = await screen.findByRole('dialog', { name: 'Cambia versione: Pagina pubblica' });
    await within(dialog).findByText('Pagina pubblica: 5be90f33 → e1f7a609');
    // Somebody has published it, and it is no guest.
    await within(dialog).findByText(/Gira dentro la pagina, può fare tutto ciò che può un admin/);
    await press('Usa', within(dialog));
    await within(dialog).findByText('Campo obbligatorio');
    await expect(changes).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Montagne nuove{Enter}');
    await screen.findByText('Da adesso c’è la generazione 6');
    await sent('POST /api/admin/generations', {
      plugins: { 'mf-public': hashes.publicNext },
      why: 'Montagne nuove',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A guest is removed from its card, with a reason. The product's own front ends cannot be. Builds, which never change, are not read anew. */
export const Remove: Story = {
  play: async () => {
    const own = await screen.findByRole('article', { name: 'Pagina pubblica' });
    await expect(within(own).queryByRole('button', { name: 'Togli' })).toBeNull();
    const card = screen.getByRole('article', { name: 'Meteo' });
    await press('Togli', within(card));
    const dialog = await screen.findByRole('dialog', { name: 'Togli: Meteo' });
    await within(dialog).findByText('Meteo va via');
    const history = reads('GET /api/admin/generations');
    const builds = reads('GET /api/admin/plugins/{name}/{hash}');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Si ferma');
    await press('Togli', within(dialog));
    await screen.findByText('Da adesso c’è la generazione 6');
    await sent('POST /api/admin/generations', { plugins: { meteo: null }, why: 'Si ferma' });
    await waitFor(() => expect(reads('GET /api/admin/generations')).toBeGreaterThan(history));
    await expect(reads('GET /api/admin/plugins/{name}/{hash}')).toBe(builds);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What was removed can be used again: the newest version that anybody had. A build that somebody should not use again is withdrawn. */
export const Removed: Story = {
  beforeEach: ({ msw }) => {
    mockGenerations(msw, historyAfterRemoval);
    msw.use(done('DELETE /api/admin/plugins/{name}/builds/{hash}'));
  },
  play: async () => {
    const removed = await screen.findByRole('region', { name: 'Tolti' });
    await expect(within(removed).getAllByRole('listitem')).toHaveLength(1);
    await press('Usa Meteo a7c3358e', within(removed));
    const dialog = await screen.findByRole('dialog', { name: 'Cambia versione: Meteo' });
    await within(dialog).findByText('Meteo arriva: a7c3358e');
    await press('Annulla', within(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Ritira Meteo a7c3358e');
    const question = await screen.findByRole('alertdialog', { name: 'Ritira Meteo a7c3358e' });
    await within(question).findByText(/^Nessuno la può più scegliere/);
    await expect(changes).not.toHaveBeenCalled();
    await press('Ritira', within(question));
    await screen.findByText('Meteo a7c3358e è ritirata');
  },
};

/** What is in use or on trial can be withdrawn, too, and the question says what then happens. */
export const WithdrawnInUse: Story = {
  beforeEach: ({ msw }) => {
    const [tried, ...others] = historyWithCanary.generations;
    if (tried)
      mockGenerations(msw, {
        ...historyWithCanary,
        generations: [{ ...tried, plugins: { ...tried.plugins, meteo: hashes.meteoOld } }, ...others],
      });
  },
  play: async () => {
    for (const [part, sentence] of [
      ['In uso', /La vedono tutti: al suo posto torna la versione di prima/],
      ['In prova su Corridoio', /La prova finisce/],
    ] as const) {
      const region = await screen.findByRole('region', { name: part });
      await userEvent.click(await within(region).findByRole('button', { name: /^Ritira Meteo/ }));
      const dialog = await screen.findByRole('alertdialog', { name: /^Ritira Meteo/ });
      await within(dialog).findByText(sentence);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
};

/** A guest's name passes to another key, of those that can publish. */
export const PassedOn: Story = {
  ...given(
    reply('GET /api/admin/keys', [...sampleKeys]),
    mockCall('PUT /api/admin/plugins/{name}', (body) => Response.json({ name: 'meteo', ...Object(body) })),
  ),
  play: async () => {
    await press('Passa a un’altra chiave: meteo');
    const dialog = await screen.findByRole('alertdialog', { name: 'Passa «meteo» a un’altra chiave' });
    await choose(/A chi/, 'Pubblicazione notturna', within(dialog));
    await expect(screen.queryByRole('option', { name: 'Moduli' })).toBeNull();
    await press('Passa', within(dialog));
    await screen.findByText('«meteo» ha un’altra chiave');
    await sent('PUT /api/admin/plugins/{name}', { keyId: sampleKeys[2]?.id });
  },
};

/** A screen tries it first, and the calls that it asks for are approved. The server's refusal is shown, and what was typed stays. */
export const CanaryRefused: Story = {
  beforeEach: ({ msw }) => {
    const reason = 'La generazione 6 è in prova su «Corridoio»: estendila o torna indietro prima';
    msw.use(refuse('POST /api/admin/generations', 409, reason));
  },
  play: async () => {
    const card = await screen.findByRole('article', { name: 'Meteo' });
    await press('Cambia versione', within(card));
    const dialog = await screen.findByRole('dialog', { name: 'Cambia versione: Meteo' });
    await within(dialog).findByText(
      /Se continui approvi che: legge i partecipanti, anche archiviati\..*Quello che legge può portarlo fuori/,
    );
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Prova');
    await choose(/Prova prima/, 'Corridoio', within(dialog));
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Estendi da sola/ }));
    await press('Metti in prova', within(dialog));
    await screen.findByText(/estendila o torna indietro prima/);
    await sent('POST /api/admin/generations', {
      plugins: { meteo: hashes.meteoOld },
      why: 'Prova',
      calls: ['GET /api/admin/players'],
      canary: 'Corridoio',
      extendWhenHealthy: true,
    });
    await expect(within(dialog).getByRole('textbox', { name: 'Perché' })).toHaveValue('Prova');
  },
};

/** Going back asks why, in an alert dialog; «Annulla» has the focus. */
export const Back: Story = {
  play: async () => {
    await press('Ripristina la versione precedente');
    const dialog = await screen.findByRole('alertdialog', { name: 'Ripristina la versione precedente' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Annulla' })).toHaveFocus());
    await within(dialog).findByText('Meteo va via');
    await press('Ripristina', within(dialog));
    await within(dialog).findByText('Campo obbligatorio');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Non si legge{Enter}');
    await screen.findByText('È uguale alla 2.');
    await sent('POST /api/admin/generations/back', { why: 'Non si legge', trial: null, current: 5 });
  },
};

/** Returns what has the focus in the first frame without a dialog; a toast may be there. */
const focusedAfterDialog = () =>
  new Promise<Element | null>((resolve) => {
    const look = () => {
      if (isDialogOpen() || document.querySelector('[inert]')) requestAnimationFrame(look);
      else resolve(document.activeElement);
    };
    requestAnimationFrame(look);
  });

/** A generation on one screen is extended to everyone. Its button goes, and the section has the focus at once. */
export const Canary: Story = {
  decorators: [inContent],
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithCanary),
  play: async () => {
    const tried = await screen.findByRole('region', { name: 'In prova su Corridoio' });
    await expect(tried).toHaveTextContent('Pagina pubblica: 5be90f33 → e1f7a609');
    await press('Estendi a tutti', within(tried));
    const dialog = await screen.findByRole('alertdialog', { name: 'Estendi a tutti la generazione 6' });
    await within(dialog).findByText(/Non sono ancora passati quindici minuti buoni: va bene da 6 minuti/);
    await press('Estendi a tutti', within(dialog));
    const focused = focusedAfterDialog();
    await screen.findByText('La generazione 6 è per tutti');
    await expect(await focused).toBe(screen.getByRole('main'));
    await sent('POST /api/admin/generations/{number}/extend', undefined);
  },
};

/** Before the first generation there is none to go back to. */
export const FirstGeneration: Story = {
  beforeEach: ({ msw }) =>
    mockGenerations(msw, {
      ...historyWithNewerCurrent,
      generations: historyWithNewerCurrent.generations.slice(0, 1).map((first) => ({ ...first, number: 1 })),
    }),
  play: async () => {
    await screen.findByRole('heading', { name: 'In uso' });
    await expect(screen.queryByRole('button', { name: /^Ripristina/ })).toBeNull();
  },
};

/** Everyone has got a newer generation since the trial began: each button says which of the two it ends. */
export const BackBesideTrial: Story = {
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithNewerCurrent),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Ferma la prova' })).toBeVisible();
    await press('Ripristina la versione prima della 7');
    const dialog = await screen.findByRole('alertdialog', { name: 'Ripristina la versione precedente' });
    await within(dialog).findByText('La prova della generazione 6 su Corridoio continua.');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Non si legge{Enter}');
    await sent('POST /api/admin/generations/back', { why: 'Non si legge', trial: null, current: 7 });
  },
};

/** The canary ended by itself while the reason was typed: the dialog ends nothing else, closes and says so. */
export const CanaryEndedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    mockGenerations(msw, historyWithCanary);
    msw.use(
      mockCall('GET /api/admin/generations', () => {
        asked += 1;
        return Response.json(asked === 1 ? historyWithCanary : historyWithEndedCanary);
      }),
      refuse(
        'POST /api/admin/generations/back',
        409,
        'La generazione 6 non è più in prova: non è cambiato nulla',
      ),
    );
  },
  play: async () => {
    const tried = await screen.findByRole('region', { name: 'In prova su Corridoio' });
    await press('Ferma la prova', within(tried));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ferma la prova su Corridoio' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Lampeggia{Enter}');
    await screen.findByText('La generazione 6 non è più in prova: non è cambiato nulla');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(changes.mock.lastCall).toEqual([
      'POST /api/admin/generations/back',
      { why: 'Lampeggia', trial: 6, current: 5 },
    ]);
    await screen.findByRole('button', { name: 'Ripristina la versione precedente' });
  },
};

/** The list is fetched again while the dialog is open, and the canary has ended: the dialog closes with a word. */
export const CanaryGone: Story = {
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithCanary),
  play: async ({ msw }) => {
    const tried = await screen.findByRole('region', { name: 'In prova su Corridoio' });
    await press('Ferma la prova', within(tried));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ferma la prova su Corridoio' });
    await within(dialog).findByText(/Per gli altri non cambia niente/);
    msw.use(reply('GET /api/admin/generations', historyWithEndedCanary));
    await shown.client.invalidateQueries();
    await screen.findByText('La prova su Corridoio è già finita');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(changes).not.toHaveBeenCalled();
  },
};

/** The canary has ended while the server was being asked to end it, and it refuses: the dialog closes with a word. */
export const CanaryGoneWhileAsking: Story = {
  beforeEach: ({ msw }) => {
    mockGenerations(msw, historyWithCanary);
    msw.use(
      mockCall('POST /api/admin/generations/back', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return Response.json({ error: 'Il database non è raggiungibile' }, { status: 503 });
      }),
    );
  },
  play: async ({ msw }) => {
    const tried = await screen.findByRole('region', { name: 'In prova su Corridoio' });
    await press('Ferma la prova', within(tried));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ferma la prova su Corridoio' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Lampeggia{Enter}');
    await waitFor(() => expect(changes).toHaveBeenCalledOnce());
    msw.use(reply('GET /api/admin/generations', historyWithEndedCanary));
    await shown.client.invalidateQueries();
    await expect(dialog).toBeVisible();
    answer();
    await screen.findByText('La prova su Corridoio è già finita');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
let answer = () => {};

/** Two generations side by side, with what differs. Another one can be chosen. */
export const Compared: Story = {
  parameters: { address: '/admin/plugins/6' },
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithCanary),
  play: async () => {
    await screen.findByText(/^Pagina pubblica: \w{8} → \w{8}$/);
    await press(/Confronta con/);
    await userEvent.click(await screen.findByRole('option', { name: /^3:/ }));
    await see(/^Meteo/, 'Prova fermata: Tre errori in cinque minuti');
  },
};

/** An older generation is used again: what differs from the current one is put back, what is newer is removed. */
export const UseOlder: Story = {
  parameters: { address: '/admin/plugins/1' },
  play: async () => {
    await screen.findByText('È la prima');
    await press('Usa questa generazione');
    const dialog = await screen.findByRole('dialog', { name: 'Usa la generazione 1' });
    await within(dialog).findByText('Meteo va via');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Perché' }), 'Da capo{Enter}');
    await screen.findByText('Da adesso c’è la generazione 6');
    await sent('POST /api/admin/generations', {
      plugins: { meteo: null, 'mf-public': hashes.publicOld },
      why: 'Da capo',
    });
  },
};

export const UnknownGeneration: Story = {
  parameters: { address: '/admin/plugins/900' },
  play: shows('Questa generazione non c’è'),
};

/** Of sixty generations the newest are shown, the others on demand. */
export const SixtyGenerations: Story = {
  beforeEach: ({ msw }) => mockGenerations(msw, longHistory),
  play: async () => {
    const line = await screen.findByRole('region', { name: 'Generazioni' });
    await expect(within(line).getAllByRole('link')).toHaveLength(12);
    await press('Mostra le altre 48 generazioni');
    await expect(within(line).getAllByRole('link')).toHaveLength(60);
  },
};
