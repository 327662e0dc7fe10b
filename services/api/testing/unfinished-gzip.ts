import { gzipSync } from 'node:zlib';
import { type SentRequest, sendRaw } from './raw-request.ts';

/** A kilobyte that would be a megabyte, without its end. */
const bomb = gzipSync(Buffer.alloc(1_000_000, ' ')).subarray(0, -8);

/** Sends what a stranger may send to anyone: a compressed body that never ends. */
export const sendUnfinishedGzip = (server: { readonly url: string }): Promise<SentRequest> =>
  sendRaw(server, 'POST /api/screens/beat', {
    headers: {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Content-Length': String(bomb.length + 8),
    },
    body: bomb,
  });
