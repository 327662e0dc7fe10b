import type { Logger } from 'pino';

/** A request that was answered. Neither query nor headers: whatever a person pastes into an address stays out of it. */
export interface Answered {
  readonly requestId: string;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  /** The call by its path in the contract; `none` for a page, a file or nothing. */
  readonly route: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

/** Told of each answered request, once. */
export type Observe = (answered: Answered) => void;

/** One line a request. */
export const logAnswered =
  (log: Logger): Observe =>
  ({ route: _, ...answered }) =>
    log.info({ ...answered, ms: Math.round(answered.ms * 10) / 10 }, 'request');
