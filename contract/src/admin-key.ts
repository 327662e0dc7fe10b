import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const verifyKey = endpoint('POST /api/admin/auth/verify', {
  access: ['admin'],
  label: 'Accesso all’area di amministrazione',
  summary: 'Says whether the admin key is right',
  replies: { 200: z.object({ ok: z.literal(true) }) },
});
