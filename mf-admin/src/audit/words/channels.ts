import { Channel } from '@vetta/contract/channels';
import { z } from 'zod';
import { channelFields } from '../../channels/channel-fields.ts';
import { fieldChanges } from '../../kit/fields/fields.ts';
import { ofAfter, ofBoth } from './account.ts';

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
