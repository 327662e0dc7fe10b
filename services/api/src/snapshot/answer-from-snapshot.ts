import type { IncomingMessage, ServerResponse } from 'node:http';
// The global of this name is a getter, which costs on each use.
import { performance } from 'node:perf_hooks';
import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import { getLeaderboard } from '@vetta/contract/standings';
import { type ConnectionLimits, limitStall } from '../connections/connection-limits.ts';
import { answerShare } from '../connections/limit-answers.ts';
import type { MemoryBudget } from '../connections/memory-budget.ts';
import type { Observe } from '../requests/answered.ts';
import type { Identity } from '../requests/identify.ts';
import type { SecurityHeaders } from '../requests/security-headers.ts';
import { negotiate } from './negotiate.ts';
import type { Snapshots } from './snapshots.ts';

interface Options {
  readonly snapshots: Snapshots;
  /** What the answers may take together that are not sent yet. */
  readonly answers: MemoryBudget;
  /** Returns the client that a request counts for. */
  readonly clientOf: (request: IncomingMessage) => string;
  readonly observe: Observe;
  readonly identity: Identity;
  readonly headers: SecurityHeaders;
  readonly limits: ConnectionLimits;
  readonly isClosing: () => boolean;
}

/**
 * Answers the leaderboard ahead of Koa, which would cost twice as much as the answer: every page and every wall asks
 * each half minute. Returns false, and does nothing, for any other request and while the snapshot must be renewed.
 */
export function answerFromSnapshot({
  snapshots,
  answers,
  clientOf,
  observe,
  identity,
  headers,
  limits,
  isClosing,
}: Options) {
  const { nextRequestId, serverTime, addressOf } = identity;
  const security = Object.entries(headers.calls).flat();
  const { method, path } = getLeaderboard;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== path || request.method !== method || isClosing()) return false;
    const started = performance.now();
    const snapshot = snapshots.ready(request.headers['if-none-match']);
    if (snapshot === undefined) return false;

    const requestId = nextRequestId();
    const { status, headers, body } = negotiate(snapshot, request.headers, snapshots.isAway());
    response.writeHead(status, [
      ...headers,
      // After a 304 browsers keep the headers of the answer that they have.
      ...(status === 200 ? security : []),
      'X-Request-Id',
      requestId,
      'X-Server-Time',
      serverTime(),
      DATA_AGE_HEADER,
      String(snapshots.age()),
    ]);
    response.end(body);
    const unsent = response.writableLength;
    if (unsent > 0) {
      limitStall(request.socket, limits);
      if (!answerShare(answers, response, clientOf(request)).takeNow(unsent)) response.destroy();
    }
    const ms = performance.now() - started;
    observe({ requestId, address: addressOf(request), method, path, route: path, status, ms });
    return true;
  };
}
