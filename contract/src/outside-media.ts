import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getOutsideMedia = endpoint('GET /api/admin/outside-media', {
  // It asks other servers: a read of ours it is not.
  access: ['admin'],
  summary:
    'A picture or film of another server, up to 10 MB, as the address of its bytes (`data:`): the back office shows what its page may not load, since no prize or text has the server yet',
  query: z.object({ address: z.url({ protocol: /^https$/ }).max(2_000) }),
  replies: { 200: z.object({ src: z.string() }) },
});
