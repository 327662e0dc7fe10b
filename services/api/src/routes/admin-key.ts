import * as calls from '@vetta/contract/admin-key';
import { recordLogin } from '@vetta/league/admin-key/admin-key';
import { actorAtLogin } from '../serve/actor.ts';
import { serveChange } from '../serve/serve-change.ts';

export const adminKeyRoutes = [
  serveChange(calls.verifyKey, (_, { trx, now }) => recordLogin(trx, now), actorAtLogin),
];
