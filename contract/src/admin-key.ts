import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const verifyKey = endpoint({
  method: 'POST',
  path: '/api/admin/auth/verify',
  access: 'admin',
  summary: 'Says whether the admin key is right',
  replies: { 200: z.object({ ok: z.literal(true) }) },
});
