import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Scope } from './key-scope.ts';

/** Whose key with a name a login had, and what it may do. */
export const KeyHolder = z.object({ name: z.string(), scopes: z.array(Scope) });
export type KeyHolder = z.output<typeof KeyHolder>;

export const verifyKey = endpoint('POST /api/admin/auth/verify', {
  access: ['admin', 'entries'],
  label: 'Accesso all’area di amministrazione',
  summary: 'Says whether the key opens the panel, and whose it is; without `holder` it is the shared key',
  replies: { 200: z.object({ ok: z.literal(true), holder: KeyHolder.optional() }) },
});
