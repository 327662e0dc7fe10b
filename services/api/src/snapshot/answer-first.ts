import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getLeaderboard } from '@vetta/contract/standings';
import type { Clock } from '@vetta/league/time/clock';
import type { Observe } from '../requests/answered.ts';
import { serverTime } from '../requests/identify.ts';
import type { Snapshots } from './keep-snapshot.ts';
import { represent } from './represent.ts';
import { shownVersion } from './shown-version.ts';

interface AnswerFirstOptions {
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  readonly observe: Observe;
  readonly addressOf: (request: IncomingMessage) => string;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isClosing: () => boolean;
}

/**
 * Answers what every page and every wall asks every half minute before anything else looks at it; a router, middleware
 * and their promises would cost twice as much as the answer. Whatever takes more than a look at the snapshot it leaves
 * to the route, and says so by `false`.
 */
export function answerFirst(options: AnswerFirstOptions) {
  const { snapshots, clock, observe, addressOf, headers, isClosing } = options;
  const time = serverTime(clock);
  const fixed = Object.entries(headers).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url } = request;
    if (url !== getLeaderboard.path || method !== getLeaderboard.method || isClosing()) return false;
    const started = performance.now();
    const snapshot = snapshots.ready(shownVersion(request.headers['if-none-match']));
    if (snapshot === undefined) return false;

    const answer = represent(snapshot, request.headers, snapshots);
    const requestId = randomUUID();
    const identity = ['X-Request-Id', requestId, 'X-Server-Time', time()];
    response.writeHead(answer.status, [...fixed, ...identity, ...answer.headers]);
    response.end(answer.body);
    const ms = performance.now() - started;
    observe({
      requestId,
      address: addressOf(request),
      method,
      path: url,
      route: url,
      status: answer.status,
      ms,
    });
    return true;
  };
}
