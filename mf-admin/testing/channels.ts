import type { ChannelCard, Delivery } from '@vetta/contract/channels';
import type { Tagged } from '@vetta/contract/row-tag';

const sent = { state: 'sent', attempts: 1, status: 200, error: null, nextAttemptAt: null } as const;

const channel = (index: number, fields: Partial<ChannelCard>): Tagged<ChannelCard> => ({
  id: `00000000-0000-4000-8000-00000000c00${index}`,
  name: 'Chat dell’ufficio',
  kind: 'slack',
  events: ['day_closed', 'new_leader', 'month_final', 'draw'],
  adminOnly: false,
  missingAt: null,
  language: 'it',
  host: 'hooks.slack.com',
  isActive: true,
  offBecause: null,
  offAt: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  lastDelivery: { ...sent, at: '2026-11-20T22:59:04.000Z' },
  rowTag: `"channel-${index}"`,
  ...fields,
});

export const sampleChannels: readonly Tagged<ChannelCard>[] = [
  channel(1, {}),
  channel(2, {
    name: 'Direzione',
    kind: 'telegram',
    host: 'api.telegram.org',
    events: ['numbers_missing', 'operator_alert'],
    adminOnly: true,
    missingAt: '19:30',
    lastDelivery: {
      at: '2026-11-21T18:30:00.000Z',
      state: 'waiting',
      attempts: 3,
      status: 500,
      error: 'Il ricevitore ha risposto 500: il messaggio non è stato preso',
      nextAttemptAt: '2026-11-21T18:42:00.000Z',
    },
  }),
  channel(3, {
    name: 'Vecchia stanza',
    kind: 'mattermost',
    host: 'chat.example.com',
    isActive: false,
    offBecause: 'gone',
    offAt: '2026-11-19T10:00:00.000Z',
    lastDelivery: {
      ...{ at: '2026-11-19T10:00:00.000Z', state: 'failed', attempts: 1, status: 410, nextAttemptAt: null },
      error: 'Il ricevitore ha risposto 410: l’indirizzo non esiste più',
    },
  }),
];

const delivery = (index: number, fields: Partial<Delivery>): Delivery => ({
  id: `00000000-0000-4000-8000-00000000d00${index}`,
  event: 'day_closed',
  text: 'Giornata del 20 novembre 2026 chiusa\n1. Giulia Ferrari, 3.120 pt\n2. Niccolò D’Àvila, 2.985 pt\n3. Sara Esposito, 2.985 pt\nChi è salito di più: Davide Greco, 4 posti',
  createdAt: '2026-11-20T22:59:04.000Z',
  state: 'sent',
  attempts: 1,
  lastAttemptAt: '2026-11-20T22:59:05.000Z',
  nextAttemptAt: null,
  status: 200,
  error: null,
  ...fields,
});

export const sampleDeliveries: readonly Delivery[] = [
  delivery(1, {
    event: 'new_leader',
    text: 'Nuovo primo posto a novembre 2026: Giulia Ferrari\n3.120 pt',
    createdAt: '2026-11-21T16:20:00.000Z',
    state: 'failed',
    attempts: 58,
    status: 503,
    error: 'Il ricevitore ha risposto 503: il messaggio non è stato preso',
  }),
  delivery(2, {}),
];
