import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Middleware } from 'koa';

/** How long a client may keep a connection without progress, in milliseconds, how many connections there may be, and what their requests may hold in memory together, in bytes. */
export interface ConnectionLimits {
  /** From the connection, or from a request's first byte, to the end of its headers. */
  readonly headers: number;
  /** From a request's headers to the end of its body, unless that may be long. */
  readonly body: number;
  /** How long an upload under way may be without progress before it is refused; twice this at most. */
  readonly moves: number;
  /** From a request's first byte to the end of its body, however it moves: 10 MB at 100 kbit/s, a phone at the edge of its network. */
  readonly request: number;
  /** How often the two limits above are checked. */
  readonly check: number;
  /** How long an answer may be without progress. Node compares the queue at each timeout, so twice this at most. */
  readonly stall: number;
  /** How long a connection may be idle between two requests. */
  readonly idle: number;
  /** More connections than this are refused. */
  readonly connections: number;
  /** What the bodies under way may take: their declared lengths, and of those without one what has arrived. */
  readonly bodies: number;
  /** What the answers may take that are not sent yet. */
  readonly answers: number;
  /** How long a body or an answer waits for others to end, in milliseconds. */
  readonly patience: number;
  /** How many requests may do heavy work at once, and how long others wait for them. */
  readonly heavy: number;
  readonly heavyPatience: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  body: 60_000,
  moves: 15_000,
  request: 15 * 60_000,
  check: 2_500,
  stall: 45_000,
  // Longer than the polling interval of wall screens, so that they keep their connections.
  idle: 65_000,
  connections: 5_000,
  bodies: 64 * 1024 * 1024,
  answers: 96 * 1024 * 1024,
  patience: 2_000,
  heavy: 2,
  heavyPatience: 10_000,
};

/** Returns the options of node:http that hold a server to its limits. */
export const serverOptions = ({ headers, request, check, idle }: ConnectionLimits): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: check,
  keepAliveTimeout: idle,
});

/**
 * Ends a connection whose answer makes no progress from now on, because the client reads nothing or the source sends
 * nothing. Node replaces the timeout by the idle one when the answer is sent.
 */
export const limitStall = (socket: Socket, { stall }: ConnectionLimits): void => {
  socket.setTimeout(stall);
};

/** Limits the stalls of every answer that Koa sends. The time before an answer is limited by what the handler waits for. */
export const limitStalls =
  (limits: ConnectionLimits): Middleware =>
  async (ctx, next) => {
    await next();
    limitStall(ctx.req.socket, limits);
  };
