import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { historyWithCanary, historyWithEndedCanary, mockGenerations } from '../../testing/generations.ts';
import { away, refuse, reply } from '../../testing/mock-api.ts';
import { given, press, see, sent } from '../../testing/play.ts';
import { mockScreens, sampleScreens } from '../../testing/screens.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import ScreensPage from './screens-page.tsx';

const meta = {
  title: 'Amministrazione/Schermi',
  component: ScreensPage,
  ...sectionStories('/admin/screens'),
} satisfies Meta<typeof ScreensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string | RegExp) => screen.findByRole('article', { name });
const pressOn = async (name: string, button: string | RegExp) =>
  userEvent.click(within(await card(name)).getByRole('button', { name: button }));

/** Each screen says how it is in a word; the failure of a plugin is told in Italian. */
export const States: Story = {
  play: async () => {
    await screen.findByText('4 schermi: 1 acceso, 1 al buio, 1 con dati vecchi e 1 perso.');
    await expect(await card('Corridoio')).toHaveTextContent('acceso');
    await expect(await card('Ingresso')).toHaveTextContent('al buio');
    const stale = await card('Sala riunioni');
    await expect(stale).toHaveTextContent('dati vecchi');
    await expect(stale).toHaveTextContent('di 21 minuti fa');
    await expect(stale).toHaveTextContent('indietro di 4 minuti');
    await within(stale).findByText('Meteo non parte: contiene un errore');
    await expect(await card(/Magazzino/)).toHaveTextContent('perso');
    await expect(await card(/Magazzino/)).toHaveTextContent('3 ore fa');
  },
};

/** The six letters are compared, and the screen gets a name. */
export const Name: Story = {
  play: async () => {
    await pressOn('KRTVMZ', 'Dai un nome');
    const dialog = await screen.findByRole('dialog', { name: 'Dai un nome allo schermo' });
    await within(dialog).findByText('KRTVMZ');
    await userEvent.keyboard('{Enter}');
    await within(dialog).findByText('Campo obbligatorio');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Atrio{Enter}');
    await screen.findByText('Lo schermo ha un nome');
    await sent('PUT /api/admin/screens/{id}', { name: 'Atrio' });
  },
};

/** The QR code on a screen leads to its dialog. */
export const NameFromQrCode: Story = {
  parameters: { address: '/admin/screens?codice=KRTVMZ' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Dai un nome allo schermo' });
    await within(dialog).findByText('KRTVMZ');
    await press('Annulla', within(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A command's receipt is shown as it comes. */
export const Command: Story = {
  play: async () => {
    await pressOn('Corridoio', 'Identifica');
    const status = within(await card('Corridoio')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Identifica:inviato→ ricevuto→ fatto'));
    await sent('POST /api/admin/screens/{id}/commands', { kind: 'identify' });
  },
};

/** A screen that does not answer lets the command expire. A dark one is switched on. */
export const CommandExpired: Story = {
  beforeEach: ({ msw }) => mockScreens(msw, sampleScreens, ['sent', 'expired']),
  play: async () => {
    await pressOn('Ingresso', 'Accendi');
    await screen.findByText('scaduto, lo schermo non ha risposto');
    await sent('POST /api/admin/screens/{id}/commands', { kind: 'dark', dark: false });
  },
};

export const CommandRefused: Story = {
  ...given(refuse('POST /api/admin/screens/{id}/commands', 404, 'Questo schermo non esiste più')),
  play: async () => {
    await pressOn('Corridoio', 'Ricarica');
    await see('Il comando non è partito', 'Questo schermo non esiste più');
  },
};

/** The card of the screen that tries a generation says how it fares, and offers to extend it. */
export const Canary: Story = {
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithCanary),
  play: async () => {
    const corridorCard = await card('Corridoio');
    await within(corridorCard).findByText(/va bene da 6 minuti/);
    await expect(within(corridorCard).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await press('Estendi a tutti', within(corridorCard));
    const dialog = await screen.findByRole('alertdialog', { name: 'Estendi a tutti la generazione 6' });
    await press('Estendi a tutti', within(dialog));
    await screen.findByText('La generazione 6 è per tutti');
  },
};

/** A canary that went back by itself: the card says why. */
export const EndedCanary: Story = {
  beforeEach: ({ msw }) => mockGenerations(msw, historyWithEndedCanary),
  play: async () => {
    await within(await card('Corridoio')).findByText(/è finita: Tre errori in cinque minuti/);
  },
};

export const Remove: Story = {
  play: async () => {
    await pressOn('Corridoio', 'Rimuovi Corridoio');
    const dialog = await screen.findByRole('alertdialog', { name: 'Rimuovi Corridoio' });
    await press('Rimuovi', within(dialog));
    await screen.findByText('Corridoio non è più tra gli schermi');
    await sent('DELETE /api/admin/screens/{id}', undefined);
  },
};

/** Without the generations the cards still say how the screens are. */
export const WithoutGenerations: Story = {
  ...given(away('GET /api/admin/generations'), reply('GET /api/admin/screens', sampleScreens)),
  play: async () => {
    await expect(await card('Sala riunioni')).toHaveTextContent('meteo non parte: contiene un errore');
  },
};
