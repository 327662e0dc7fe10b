import * as calls from '@vetta/contract/auth';
import { rememberLogin } from '@vetta/league/admin-key/admin-key';
import { serve } from '../serve/serve.ts';

export const adminKeyRoutes = [
  serve(calls.verifyKey, async (_, { db, moment }) => {
    await rememberLogin(db, moment);
    return { ok: true } as const;
  }),
];
