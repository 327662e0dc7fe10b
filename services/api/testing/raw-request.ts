import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent of the body; the headers may announce more. */
  readonly body?: string | Uint8Array;
  /** Whether `headers` hold the only Host. */
  readonly withoutHost?: boolean;
}

/** A request that is sent as it is written, over a connection of its own. */
export interface SentRequest {
  readonly socket: Socket;
  /** Resolves with the answer's status when its first line is there; undefined if the connection ended without one. */
  readonly status: Promise<number | undefined>;
}

/** Sends a request, whole or not: `sendRaw(api, 'POST /api/screens/beat', …)`. Resolves when it is connected. */
export async function sendRaw(
  { url }: { readonly url: string },
  call: string,
  { headers = {}, body = '', withoutHost = false }: RawRequest = {},
): Promise<SentRequest> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const status = new Promise<number | undefined>((resolve) => {
    socket.once('data', (chunk: Buffer) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1]));
      socket.resume();
    });
    socket.once('close', () => resolve(undefined));
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({ ...(withoutHost ? {} : { Host: `127.0.0.1:${port}` }), ...headers });
  socket.write(`${call} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.write(body);
  return { socket, status };
}
