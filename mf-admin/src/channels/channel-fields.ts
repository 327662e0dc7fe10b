import type { Channel, ChannelEvent } from '@vetta/contract/channels';
import { type Fields, textField, valueField, yesOrNoField } from '../kit/fields/fields.ts';
import { EVENT_NAMES } from './channel-words.ts';

const inWords = (events: readonly ChannelEvent[]): string =>
  events.map((event) => EVENT_NAMES[event]).join(', ');

/** The fields of a channel that the dialog shows, in words. Its secrets are in none. */
export const channelFields = {
  name: textField('Nome'),
  events: valueField('Che cosa riceve', inWords),
  adminOnly: yesOrNoField('Solo admin', { yes: 'Solo admin', no: 'Per tutti' }),
  missingAt: textField('Orario dei numeri mancanti'),
  host: valueField('Indirizzo', (host: string) => host),
  isActive: yesOrNoField('Attivo', { yes: 'Attivo', no: 'Spento' }),
} satisfies Fields<Channel>;
