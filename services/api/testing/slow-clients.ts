import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The ways in which a client holds a connection and gives nothing for it. */
export type Slowness = 'says nothing' | 'never ends its headers' | 'never ends its body' | 'never reads';

interface Slow {
  readonly url: string;
  readonly slowness: Slowness;
  /** The path of a large upload. */
  readonly film: string;
  readonly adminKey: string;
  /** When a client that never reads looks whether it was let go: until it reads, it cannot see that. */
  readonly looksAfter: number;
}

/**
 * Opens a connection that is slow in one way, and returns a promise of whether the server has let it go: the time until then
 * in milliseconds, or undefined if the server answered it whole.
 */
export async function slowClient({ url, slowness, film, adminKey, looksAfter }: Slow) {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const began = performance.now();
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(firstBytes({ slowness, film, adminKey }));
  const letGo = async (): Promise<number | undefined> => {
    if (slowness === 'never reads') await pause(looksAfter);
    socket.resume();
    // An answered client keeps its connection.
    const isAnswered = pause(looksAfter + IDLE, true, { ref: false });
    if (await Promise.race([closed.then(() => false), isAnswered])) return undefined;
    return performance.now() - began;
  };
  return { gone: letGo(), close: () => socket.destroy() };
}

/** How long an answered connection stays before it counts as kept, in milliseconds. */
const IDLE = 3_000;

function firstBytes({ slowness, film, adminKey }: Pick<Slow, 'slowness' | 'film' | 'adminKey'>): string {
  const host = 'Host: vetta\r\n';
  switch (slowness) {
    case 'says nothing':
      return '';
    case 'never ends its headers':
      return `GET /api/leaderboard HTTP/1.1\r\n${host}X-Slow: `;
    case 'never ends its body':
      return `POST /api/admin/players HTTP/1.1\r\n${host}X-Admin-Key: ${adminKey}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":`;
    case 'never reads':
      return `GET ${film} HTTP/1.1\r\n${host}\r\n`;
  }
}
