import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';
import { png } from '../../testing/upload-files.ts';
import { connectionLimits } from './connection-limits.ts';

// A busy machine may take seconds to know a key.
const api = await useApi({ limits: { ...connectionLimits, check: 100, body: 5_000, moves: 2_500 } });

interface Sent {
  readonly status: number;
  readonly body: string;
  /** From the first byte to the end of the connection, in milliseconds. */
  readonly after: number;
}

/** Sends a picture in ten pieces, one each 700 ms, and then nothing more if it is to stall at one of them. */
async function sendSlowly({ key = ADMIN_KEY, stallsAt = 10 } = {}): Promise<Sent> {
  const form = new FormData();
  form.set('file', new File([await png()], 'foto.png', { type: 'image/png' }));
  const asRequest = new Request('http://vetta/', { method: 'POST', body: form });
  const bytes = Buffer.from(await asRequest.arrayBuffer());
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
  await once(socket, 'connect');
  const answer = text(socket);
  const began = performance.now();
  socket.write(
    [
      'POST /api/admin/upload HTTP/1.1',
      'Host: vetta',
      `X-Admin-Key: ${key}`,
      `Content-Type: ${asRequest.headers.get('Content-Type')}`,
      `Content-Length: ${bytes.length}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  const piece = Math.ceil(bytes.length / 10);
  for (let index = 0; index < stallsAt && socket.writable; index++) {
    socket.write(bytes.subarray(index * piece, (index + 1) * piece));
    await pause(700);
  }
  const said = await answer;
  socket.destroy();
  const [head = '', ...rest] = said.split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), body: rest.join(), after: performance.now() - began };
}

test('an upload over a slow line takes as long as it takes', async () => {
  const { status, after } = await sendSlowly();
  expect(status).toBe(201);
  expect(after).toBeGreaterThan(6_500);
});

test('an upload that stalls is refused with a sentence, and its connection ends', async () => {
  const { status, body, after } = await sendSlowly({ stallsAt: 5 });
  expect([status, JSON.parse(body)]).toEqual([
    408,
    { error: 'L’invio si è fermato: controlla la connessione e riprova' },
  ]);
  expect(after).toBeLessThan(20_000);
});

test('who has no key gets no more time than any other', async () => {
  const { status, after } = await sendSlowly({ key: 'falsa', stallsAt: 2 });
  // On a busy machine its time is over before the key is known to be wrong.
  expect([401, 408]).toContain(status);
  expect(after).toBeLessThan(10_000);
});
