import * as calls from '@vetta/contract/channels';
import {
  addChannel,
  changeChannel,
  listChannels,
  removeChannel,
  sealedSecrets,
} from '@vetta/office/channels/channels';
import { listDeliveries, resendDelivery, tryChannel } from '@vetta/office/channels/deliveries';
import { Credentials, credentialsOf } from '@vetta/outbound/channels/credentials';
import { WrongSecretsKey } from '@vetta/outbound/secrets/secret-box';
import { withTag } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const channelRoutes = [
  serve(calls.channels.list, async (_, { db }) =>
    // The tag is of what an admin wrote: a message that is sent refuses no change.
    (await listChannels(db)).map(({ channel, lastDelivery }) => ({ ...withTag(channel), lastDelivery })),
  ),
  serveChange(calls.channels.add, async ({ body }, { trx, now, outside, secrets }) => {
    const { credentials, host } = credentialsOf(body.kind, body, undefined, outside.namedHosts);
    const sealed = await secrets.seal(JSON.stringify(credentials));
    return addChannel(trx, body, { host, sealed }, now);
  }),
  serveChange(calls.channels.change, async ({ params, body }, { trx, now, outside, secrets }) => {
    const { address, token, chat, secret, ...change } = body;
    const given = { address, token, chat, secret };
    const stored = await sealedSecrets(trx, params.id);
    const isGiven = Object.values(given).some((value) => value !== undefined);
    if (!isGiven) return changeChannel(trx, params.id, change, undefined, now);
    const before = await secrets.open(stored.sealed).catch((error: unknown) => {
      // Written anew, they are sealed by the key of today.
      if (error instanceof WrongSecretsKey) return undefined;
      throw error;
    });
    const { credentials, host } = credentialsOf(
      stored.kind,
      given,
      before === undefined ? undefined : Credentials.parse(JSON.parse(before)),
      outside.namedHosts,
    );
    const sealed = await secrets.seal(JSON.stringify(credentials));
    return changeChannel(trx, params.id, change, { host, sealed }, now);
  }),
  serveChange(calls.channels.remove, ({ params }, { trx }) => removeChannel(trx, params.id)),
  serveChange(calls.testChannel, ({ params }, { trx, now }) => tryChannel(trx, params.id, now)),
  serve(calls.listDeliveries, ({ params }, { db }) => listDeliveries(db, params.id)),
  serveChange(calls.resendDelivery, ({ params }, { trx, now }) => resendDelivery(trx, params.id, now)),
];
