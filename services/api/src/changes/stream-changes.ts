import type { IncomingMessage, ServerResponse } from 'node:http';
// The global of this name is a getter, which costs on each use.
import { performance } from 'node:perf_hooks';
import { CHANGES_ADDRESS, EARLIER_CHANGES_ADDRESS } from '@vetta/contract/changes';
import type { Observe } from '../requests/answered.ts';
import type { Identity } from '../requests/identify.ts';
import type { SecurityHeaders } from '../requests/security-headers.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';

interface Options {
  readonly snapshots: Pick<Snapshots, 'version' | 'onChange'>;
  /** Returns the client that a request counts for. */
  readonly clientOf: (request: IncomingMessage) => string;
  readonly observe: Observe;
  readonly identity: Identity;
  readonly headers: SecurityHeaders;
  readonly isClosing: () => boolean;
}

export interface ChangeStreams {
  /** Opens a stream for a request. Returns false, and does nothing, for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Ends all streams: their screens open others, each after a wait of its own. */
  close(): void;
}

const ADDRESSES = [CHANGES_ADDRESS, EARLIER_CHANGES_ADDRESS];

/** An office has a hundred screens at most; the other connections are for pages. */
const MOST_STREAMS = 2_000;
/** Of one client: an office behind one address. Further walls do without, and poll. */
const MOST_OF_ONE = 50;
/** Often enough for proxies, which end a connection that says nothing for a minute, and for a stalled one to be noticed. */
const BREATH_MS = 20_000;
/** A client that reads nothing: what waits for it stays small, and then it is cut off. */
const MOST_WAITING = 4_096;

/**
 * Streams to wall screens that what everyone may read has changed. Ahead of Koa, whose context of each request would stay in
 * memory as long as its stream.
 */
export function streamChanges({
  snapshots,
  clientOf,
  observe,
  identity,
  headers,
  isClosing,
}: Options): ChangeStreams {
  const { nextRequestId, serverTime, addressOf } = identity;
  const security = Object.entries(headers.calls).flat();
  const streams = new Set<ServerResponse>();
  /** How many streams each client has. */
  const ofClient = new Map<string, number>();

  /** Returns the status with which a client is answered. */
  const statusFor = (client: string): 200 | 429 | 503 => {
    if (isClosing() || streams.size >= MOST_STREAMS) return 503;
    return (ofClient.get(client) ?? 0) >= MOST_OF_ONE ? 429 : 200;
  };
  const keep = (client: string, stream: ServerResponse) => {
    streams.add(stream);
    ofClient.set(client, (ofClient.get(client) ?? 0) + 1);
    stream.on('close', () => {
      streams.delete(stream);
      const rest = (ofClient.get(client) ?? 0) - 1;
      if (rest > 0) ofClient.set(client, rest);
      else ofClient.delete(client);
    });
  };

  const sendAll = (text: string) => {
    for (const stream of streams) {
      if (stream.writableLength > MOST_WAITING) stream.destroy();
      else stream.write(text);
    }
  };
  snapshots.onChange((version) => sendAll(`data: ${version}\n\n`));
  const breathing = setInterval(() => sendAll(':\n\n'), BREATH_MS);

  return {
    answer(request, response) {
      const { method, url: path = '' } = request;
      if (method !== 'GET' || !ADDRESSES.includes(path)) return false;
      const started = performance.now();
      const requestId = nextRequestId();
      const common = [...security, 'X-Request-Id', requestId, 'X-Server-Time', serverTime()];
      const client = clientOf(request);
      const status = statusFor(client);
      if (status !== 200) {
        response.writeHead(status, [...common, 'Retry-After', '30', 'Connection', 'close']).end();
      } else {
        response.writeHead(status, [
          ...common,
          ...['Content-Type', 'text/event-stream; charset=utf-8', 'Cache-Control', 'no-cache, no-transform'],
          // Proxies hold an answer back until it is long enough or ends.
          ...['X-Accel-Buffering', 'no'],
        ]);
        // At once: a screen may have missed a change while it had no stream.
        response.write(`data: ${snapshots.version()}\n\n`);
        keep(client, response);
      }
      const ms = performance.now() - started;
      observe({ requestId, address: addressOf(request), method, path, route: CHANGES_ADDRESS, status, ms });
      return true;
    },
    close() {
      clearInterval(breathing);
      for (const stream of streams) stream.end();
    },
  };
}
