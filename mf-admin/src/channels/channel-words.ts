import type { Channel, ChannelEvent, ChannelKind, Delivery } from '@vetta/contract/channels';

/** What each kind is called. */
export const KIND_NAMES: Readonly<Record<ChannelKind, string>> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  google_chat: 'Google Chat',
  discord: 'Discord',
  mattermost: 'Mattermost',
  telegram: 'Telegram',
  webhook: 'Altro (Standard Webhooks)',
};

/** Where the address of a kind is found. Telegram has none. */
export const ADDRESS_HINTS: Readonly<Record<Exclude<ChannelKind, 'telegram'>, string>> = {
  slack: 'In api.slack.com/apps, alla voce «Incoming Webhooks»: comincia con https://hooks.slack.com/.',
  teams: 'Nel canale, «Flussi di lavoro»: quello che pubblica quando riceve una richiesta webhook.',
  google_chat: 'Nello spazio, «App e integrazioni», «Webhook»: comincia con https://chat.googleapis.com/.',
  discord: 'Nel canale, «Integrazioni», «Webhook», «Copia URL webhook».',
  mattermost: 'Nel menu, «Integrazioni», «Webhook in entrata».',
  webhook: 'Del programma che riceve i messaggi: comincia con https://.',
};

export const EVENT_NAMES: Readonly<Record<ChannelEvent, string>> = {
  day_closed: 'Giornata chiusa',
  new_leader: 'Nuovo primo posto',
  month_final: 'Mese definitivo',
  draw: 'Estrazione',
  challenge_begins: 'Sfida che comincia',
  challenge_leader: 'Nuovo primo di una sfida',
  challenge_ended: 'Sfida conclusa',
  numbers_missing: 'Numeri mancanti',
  source_problem: 'Problema di una fonte',
  operator_alert: 'Avvisi tecnici',
};

export const eventName = (event: Delivery['event']): string =>
  event === 'trial' ? 'Prova' : EVENT_NAMES[event];

export const STATE_TONES = { waiting: 'warning', sent: 'success', failed: 'danger' } as const;

const OFF: Readonly<Record<NonNullable<Channel['offBecause']>, string>> = {
  gone: 'Spento: il ricevitore ha risposto che l’indirizzo non esiste più. In «Modifica» scrivi quello nuovo e scegli «Attivo».',
  failing:
    'Spento: da 24 ore non riceveva nulla. Quando «Prova» arriva, riaccendilo in «Modifica» con «Attivo».',
  key: 'Spento: i suoi dati segreti non si aprono con la chiave di questo server. In «Modifica» scrivili di nuovo e scegli «Attivo».',
};

/** Returns why a channel is off; undefined while it is on, and where an admin switched it off. */
export const offInWords = ({ offBecause }: Pick<Channel, 'offBecause'>): string | undefined =>
  offBecause === null ? undefined : OFF[offBecause];
