import * as calls from '@vetta/contract/admin-key';
import * as keyCalls from '@vetta/contract/keys';
import { recordLogin } from '@vetta/office/admin-key/admin-key';
import { listKeys, makeKey, revokeKey } from '@vetta/office/admin-key/named-keys';
import { actorAtLogin } from '../serve/actor.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const adminKeyRoutes = [
  serveChange(
    calls.verifyKey,
    (_, { trx, now, holder }) =>
      recordLogin(
        trx,
        now,
        holder === 'shared' ? undefined : { name: holder.name, scopes: [...holder.scopes] },
      ),
    actorAtLogin,
  ),
  serve(keyCalls.listKeys, (_, { db }) => listKeys(db)),
  serveChange(keyCalls.makeKey, ({ body }, { trx, now, actor }) => makeKey(trx, body, { by: actor, now })),
  serveChange(keyCalls.revokeKey, ({ params }, { trx, now }) => revokeKey(trx, params.id, now)),
];
