import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';

interface Waiting {
  /** Cuts the request off when its time is over. */
  readonly timer: NodeJS.Timeout;
  readonly moves: number;
}

const bodies = new WeakMap<IncomingMessage, Waiting>();

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Cuts a request off whose body is not whole in time. A handler may let it take longer, by {@link whileItMoves}. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { body, moves }: ConnectionLimits,
): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && length === '0') return;
  const cutOff = () => {
    if (response.headersSent) request.socket.destroy();
    else request.socket.end(TOO_SLOW, () => request.socket.destroy());
  };
  const timer = setTimeout(cutOff, body).unref();
  bodies.set(request, { timer, moves });
  request.once('close', () => clearTimeout(timer));
}

/**
 * Lets a request's body take as long as it moves: `onStall` is called once nothing has come for a while. To be called by who has
 * checked that the client may send it. Returns a function that ends the watch.
 */
export function whileItMoves(request: IncomingMessage, onStall: () => void): () => void {
  const waiting = bodies.get(request);
  if (!waiting) return () => {};
  clearTimeout(waiting.timer);
  const { socket } = request;
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead === seen) onStall();
    seen = socket.bytesRead;
  }, waiting.moves).unref();
  return () => clearInterval(watch);
}
