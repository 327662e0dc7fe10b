import { type Logger, symbols } from 'pino';

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

/** What we use of a logger's inner parts, which pino exports as symbols and leaves out of its types. */
interface LoggerParts {
  readonly [symbols.streamSym]: { write(line: string): void };
  /** The logger's own fields as JSON: `,"pid":1,"hostname":"x"`. */
  readonly [symbols.chindingsSym]: string;
  /** Returns the time as JSON: `,"time":1763750000000`. */
  readonly [symbols.timeSym]: () => string;
}

/**
 * Returns a function that logs one line for each request, at level info. It writes the same JSON as `log.info` would,
 * as one string into the log's destination: on the read path that costs a quarter of `log.info`.
 */
export function logAnswered(log: Logger): Observe {
  if (!log.isLevelEnabled('info')) return () => {};
  const parts = log as unknown as LoggerParts; // pino's types hide the parts; the log's own test reads the lines back.
  const stream = parts[symbols.streamSym];
  const fields = parts[symbols.chindingsSym];
  const time = parts[symbols.timeSym];
  const level = `{"level":${log.levels.values.info}`;

  return ({ requestId, address, method, path, status, ms }) => {
    stream.write(
      `${level}${time()}${fields},"requestId":"${requestId}","address":${JSON.stringify(address)},"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"request"}\n`,
    );
  };
}
