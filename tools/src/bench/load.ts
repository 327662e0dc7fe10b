import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

/** One answer as it came: nothing unpacked. */
export interface Answer {
  readonly status: number;
  /** Without those that node:http adds by itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

const ADDED = ['Date', 'Connection', 'Keep-Alive'];

/** Makes one request. */
export async function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  const asking = request({ host: '127.0.0.1', port, path, headers }).end();
  const [answer] = await once(asking, 'response');
  const names: string[] = answer.rawHeaders.filter((_: string, index: number) => index % 2 === 0);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      names.filter((name) => !ADDED.includes(name)).map((name) => [name, answer.headers[name.toLowerCase()]]),
    ),
    body: Buffer.concat(await answer.toArray()).toString('base64'),
  };
}

/**
 * Asks `count` times over `connections` that stay open, one request after the other on each. All answers must be as
 * long as the first. Written on bare sockets, so that the client costs less than the server.
 */
export async function load(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  { count, connections }: { count: number; connections: number },
): Promise<void> {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const asking = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      await once(socket, 'connect');
      const length = await firstLength(socket, asking);
      await new Promise<void>((resolve, reject) => {
        let left = Math.floor(count / connections);
        let got = 0;
        socket.on('error', reject).on('close', () => reject(new Error('The server hung up')));
        socket.on('data', (chunk) => {
          got += chunk.length;
          if (got < length) return;
          got -= length;
          left -= 1;
          if (left > 0) socket.write(asking);
          else resolve();
        });
        socket.write(asking);
      });
      socket.removeAllListeners().destroy();
    }),
  );
}

/** The bytes of a whole answer, head and body. */
async function firstLength(socket: ReturnType<typeof connect>, asking: string): Promise<number> {
  socket.write(asking);
  let answer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = await once(socket, 'data');
    answer = Buffer.concat([answer, chunk]);
    const end = answer.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const body = Number(/content-length: (\d+)/i.exec(answer.subarray(0, end).toString())?.[1] ?? 0);
    if (answer.length >= end + 4 + body) return end + 4 + body;
  }
}
