import { Channel } from '@vetta/contract/channels';
import { z } from 'zod';
import { channelFields } from '../../channels/channel-fields.ts';
import { fieldChanges } from '../../fields/fields.ts';
import type { Teller } from './account.ts';

const Stored = Channel.nullable();

/** A channel: added, edited or removed. */
export const tellChannel: Teller = ({ before, after }) => {
  const [old, now] = [Stored.safeParse(before), Stored.safeParse(after)];
  if (!old.success || !now.success) return undefined;
  if (now.data === null) return { did: `ha eliminato il canale «${old.data?.name}»` };
  const { name } = now.data;
  if (old.data === null) return { did: `ha aggiunto il canale «${name}», verso ${now.data.host}` };
  const fields = fieldChanges<Channel>(channelFields, old.data, now.data);
  return { did: `ha modificato il canale «${name}»`, ...(fields.length > 0 && { fields }) };
};

const Told = z.object({ channel: z.string() });

export const tellTrial: Teller = ({ after }) => {
  const { data } = Told.safeParse(after);
  return data && { did: `ha provato il canale «${data.channel}»`, isEvent: true };
};

export const tellResent: Teller = ({ after }) => {
  const { data } = Told.safeParse(after);
  return data && { did: `ha rimandato un messaggio al canale «${data.channel}»`, isEvent: true };
};
