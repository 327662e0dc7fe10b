import * as calls from '@vetta/contract/admin-key';
import { rememberLogin } from '@vetta/league/admin-key/admin-key';
import { serve } from '../serve/serve.ts';

export const adminKeyRoutes = [
  serve(calls.verifyKey, async (_, { db, now }) => {
    await rememberLogin(db, now);
    return { ok: true } as const;
  }),
];
