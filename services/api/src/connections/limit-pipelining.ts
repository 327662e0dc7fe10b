import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for the answer to the one before. Browsers and proxies send none. */
const MOST_WAITING = 16;

/**
 * Returns a function that ends the connection of a client that sends many requests and reads no answer, and returns whether it
 * did: Node handles all requests of a packet at once, two thousand of them, and keeps their answers until they can be sent.
 */
export function limitPipelining(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // An answer has its socket once it is its turn.
    if (response.socket !== null) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING || socket.destroyed) {
      socket.destroy();
      return true;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}
