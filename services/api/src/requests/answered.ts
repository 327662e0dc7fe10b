import { hostname } from 'node:os';
import type { DestinationStream, Logger } from 'pino';

/** An answered request. It has no query and no headers: what a person pastes into an address must not be logged. */
export interface Answered {
  readonly requestId: string;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  /** The call's path in the contract; `none` for a page, a file or an unknown address. */
  readonly route: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

/** Called once for each answered request. */
export type Observe = (answered: Answered) => void;

/**
 * Returns a function that logs one line for each request, at level info: the JSON that `log.info` would write, as one string into
 * the log's destination. It saves 0.2 of a read's 1.4 times the floor (`npm run bench -- leaderboard`, with `log.info` in its
 * place).
 */
export function logAnswered(log: Logger, destination: DestinationStream): Observe {
  if (!log.isLevelEnabled('info')) return () => {};
  const level = `{"level":${log.levels.values.info},"time":`;
  // pino's own two fields are not among the bindings.
  const own = JSON.stringify({ pid: process.pid, hostname: hostname(), ...log.bindings() }).slice(1, -1);

  return ({ requestId, address, method, path, status, ms }) => {
    destination.write(
      `${level}${Date.now()},${own},"requestId":"${requestId}","address":${JSON.stringify(address)},"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"request"}\n`,
    );
  };
}
