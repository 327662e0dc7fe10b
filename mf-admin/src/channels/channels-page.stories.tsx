import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleChannels, sampleDeliveries } from '../../testing/channels.ts';
import { mockApi, mockCall, refuse, reply } from '../../testing/mock-api.ts';
import { choose, given, press, sent } from '../../testing/play.ts';
import { sectionStories } from '../../testing/section-stories.ts';
import ChannelsPage from './channels-page.tsx';

const meta = {
  title: 'Amministrazione/Canali',
  component: ChannelsPage,
  ...sectionStories('/admin/channels'),
  beforeEach: ({ msw }) => {
    mockApi(msw);
    msw.use(
      reply('GET /api/admin/channels', [...sampleChannels]),
      reply('GET /api/admin/channels/{id}/deliveries', [...sampleDeliveries]),
      mockCall('POST /api/admin/channels', () => Response.json(sampleChannels[0], { status: 201 })),
      mockCall('PUT /api/admin/channels/{id}', () => Response.json(sampleChannels[0])),
      mockCall('POST /api/admin/channels/{id}/test', () =>
        Response.json(sampleDeliveries[1], { status: 201 }),
      ),
      mockCall('POST /api/admin/channels/deliveries/{id}/resend', () => Response.json(sampleDeliveries[0])),
    );
  },
} satisfies Meta<typeof ChannelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const openNew = async () => {
  await press('Nuovo canale');
  return within(await screen.findByRole('dialog', { name: 'Nuovo canale' }));
};

/** Where each sends to, what it hears of, how its newest message fared, and why one is off. */
export const Some: Story = {
  play: async () => {
    await (await card('Chat dell’ufficio')).findByText('Slack · hooks.slack.com');
    await (await card('Direzione')).findByText('Numeri mancanti alle 19:30, Avvisi tecnici');
    const board = await card('Direzione');
    await board.findByText(/ · Ha risposto 500: riproviamo alle 19:42.* \(3 tentativi\)$/);
    await board.findByText(/^Il ricevitore ha risposto 500: .* Il guasto è dalla loro parte/);
    const old = await card('Vecchia stanza');
    await old.findByText(/^Spento: il ricevitore ha risposto .* In «Modifica» scrivi quello nuovo/);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A refusal is said once, in the dialog: a toast would say it again, and go. */
export const Refused: Story = {
  ...given(refuse('PUT /api/admin/channels/{id}', 400, 'L’indirizzo non è ammesso')),
  play: async () => {
    await press('Modifica', await card('Direzione'));
    await press('Aggiorna', within(await screen.findByRole('dialog')));
    await screen.findByText('L’indirizzo non è ammesso');
    await expect(document.querySelector('[data-toast]')).toBeNull();
  },
};

/** A chat needs its address alone; the time is asked with the event that needs it. */
export const New: Story = {
  play: async () => {
    const dialog = await openNew();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ufficio');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Indirizzo del webhook' }),
      'https://hooks.slack.com/services/x',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Numeri mancanti' }));
    await press('Aggiungi', dialog);
    await dialog.findByText('Serve un orario, come 19:30');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Orario dei numeri mancanti' }), '19:30');
    await press('Aggiungi', dialog);
    await sent('POST /api/admin/channels', {
      name: 'Ufficio',
      kind: 'slack',
      events: ['day_closed', 'month_final', 'draw', 'numbers_missing'],
      adminOnly: false,
      missingAt: '19:30',
      address: 'https://hooks.slack.com/services/x',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A program's secret is made here: another one at each press, and it is said that it is seen no more. */
export const MadeSecret: Story = {
  play: async () => {
    const dialog = await openNew();
    await choose(/Dove/, 'Altro (Standard Webhooks)', dialog);
    const secret = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Segreto' }).value;
    await press('Genera', dialog);
    await dialog.findByText(/nel ricevitore\. Una volta salvato non si rivede\.$/);
    const first = secret();
    await expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await press('Genera', dialog);
    await waitFor(() => expect(secret()).not.toBe(first));
    await expect(secret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  },
};

/** Secrets that are left empty stay; they are never shown. */
export const Edit: Story = {
  play: async () => {
    const office = await card('Chat dell’ufficio');
    await press('Modifica', office);
    const dialog = within(await screen.findByRole('dialog', { name: 'Canale «Chat dell’ufficio»' }));
    await expect(dialog.getByRole('textbox', { name: 'Indirizzo del webhook' })).toHaveValue('');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Attivo' }));
    await press('Aggiorna', dialog);
    await sent('PUT /api/admin/channels/{id}', expect.objectContaining({ isActive: false, missingAt: null }));
  },
};

let isSent = false;
/** The card follows a message that is on its way. */
export const OnItsWay: Story = {
  beforeEach: ({ msw }) => {
    isSent = false;
    msw.use(
      mockCall('GET /api/admin/channels', () => {
        const [office] = sampleChannels;
        const lastDelivery = {
          ...office?.lastDelivery,
          ...(!isSent && {
            state: 'waiting',
            attempts: 0,
            status: null,
            nextAttemptAt: '2026-11-20T17:30:00Z',
          }),
        };
        return Response.json([{ ...office, lastDelivery }]);
      }),
    );
  },
  play: async () => {
    const office = await card('Chat dell’ufficio');
    await office.findByText(/ · In partenza$/);
    isSent = true;
    await office.findByText(/ · Inviato$/, {}, { timeout: 10_000 });
  },
};

/** «Prova» shows at once how the message fares; one that failed can be sent again. A button closes the log, also on a phone. */
export const Log: Story = {
  play: async () => {
    const office = await card('Chat dell’ufficio');
    await press('Prova', office);
    const dialog = within(await screen.findByRole('dialog', { name: 'Messaggi di «Chat dell’ufficio»' }));
    await dialog.findByText(/^Il ricevitore ha risposto 503: .* Se dura, controlla che il servizio funzioni/);
    await dialog.findByText('Non riuscito · ha risposto 503 · 58 tentativi');
    const [resend] = dialog.getAllByRole('button', { name: 'Rimanda' });
    if (resend) await userEvent.click(resend);
    await sent('POST /api/admin/channels/deliveries/{id}/resend', undefined);
    await press('Chiudi', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
