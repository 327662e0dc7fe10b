import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../requests/client-address.ts';

interface Options {
  /** How many connections there may be. */
  readonly most: number;
  /** Whether an address is a trusted proxy's, whose connections are those of many clients. */
  readonly isProxy: (address: string) => boolean;
}

/** A key far longer than proxies let through still gets a 401; above this size Node answers 431. In bytes. */
const LARGE_HEADERS = 256 * 1024;
/** Of each further connection: what browsers and proxies need. All headers together stay below 110 MB. */
const HEADERS = 16 * 1024;
/** How many connections may have large headers. */
const WITH_LARGE_HEADERS = 128;

/**
 * Limits the connections of a server, and how long their headers may be. When there are as many as may be, a newcomer takes
 * the place of the client that has most, if that has more than the newcomer: nobody keeps all others out.
 */
export function limitConnections(server: Server, { most, isProxy }: Options): void {
  const ofClient = new Map<string, Set<Socket>>();
  let count = 0;

  const forget = (client: string, socket: Socket) => {
    const sockets = ofClient.get(client);
    if (!sockets?.delete(socket)) return;
    count -= 1;
    if (sockets.size === 0) ofClient.delete(client);
  };

  /** Returns whether there is a place for one more connection of a client. */
  const hasPlace = (client: string): boolean => {
    if (count < most) return true;
    let largest: [client: string, sockets: Set<Socket>] | undefined;
    for (const other of ofClient)
      if (other[0] !== PROXIES && other[1].size > (largest?.[1].size ?? 0)) largest = other;
    if (largest === undefined || largest[1].size <= (ofClient.get(client)?.size ?? 0) + 1) return false;
    const [oldest] = largest[1];
    if (oldest === undefined) return false;
    forget(largest[0], oldest);
    oldest.destroy();
    return true;
  };

  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = isProxy(address) ? PROXIES : networkOf(address);
    if (!hasPlace(client)) {
      socket.destroy();
      return;
    }
    const sockets = ofClient.get(client) ?? new Set();
    ofClient.set(client, sockets.add(socket));
    count += 1;
    socket.once('close', () => forget(client, socket));
    // Node reads it for each new connection, and has no name for it in its types.
    Object.assign(server, { maxHeaderSize: count <= WITH_LARGE_HEADERS ? LARGE_HEADERS : HEADERS });
  });
}

/** What the connections of all trusted proxies count as. */
const PROXIES = 'proxies';
