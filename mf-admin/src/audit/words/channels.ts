import { Channel, type ChannelEvent } from '@vetta/contract/channels';
import { z } from 'zod';
import { EVENT_NAMES } from '../../channels/channel-words.ts';
import { type Fields, fieldChanges, textField, valueField, yesOrNoField } from '../../kit/fields/fields.ts';
import { ofAfter, ofBoth } from './account.ts';

const inWords = (events: readonly ChannelEvent[]): string =>
  events.map((event) => EVENT_NAMES[event]).join(', ');

/** What of a channel is told, in words. Its secrets are in none. */
const channelFields = {
  name: textField('Nome'),
  events: valueField('Che cosa riceve', inWords),
  adminOnly: yesOrNoField('Solo admin', { yes: 'Solo admin', no: 'Per tutti' }),
  missingAt: textField('Orario dei numeri mancanti'),
  host: valueField('Indirizzo', (host: string) => host),
  isActive: yesOrNoField('Attivo', { yes: 'Attivo', no: 'Spento' }),
} satisfies Fields<Channel>;

/** A channel: added, edited or removed. */
export const tellChannel = ofBoth(Channel.nullable(), (old, now) => {
  if (now === null) return { did: `ha eliminato il canale «${old?.name}»` };
  const { name } = now;
  if (old === null) return { did: `ha aggiunto il canale «${name}», verso ${now.host}` };
  const fields = fieldChanges<Channel>(channelFields, old, now);
  return { did: `ha modificato il canale «${name}»`, ...(fields.length > 0 && { fields }) };
});

const Told = z.object({ channel: z.string() });

export const tellTrial = ofAfter(Told, (data) => ({
  did: `ha provato il canale «${data.channel}»`,
  isEvent: true,
}));

export const tellResent = ofAfter(Told, (data) => ({
  did: `ha rimandato un messaggio al canale «${data.channel}»`,
  isEvent: true,
}));
