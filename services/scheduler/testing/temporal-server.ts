import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's Temporal dev server; null where no Temporal was found. */
    temporal: TemporalServer | null;
  }
}

export interface TemporalServer {
  /** host:port of the run's dev server, in memory, shared by all test files: use names of your own. */
  address: string;
  /** The CLI, for tests that want a server of their own to stop and kill. */
  cli: string;
}

/** The real Temporal of this test run (services/server/testing/temporal.ts), or undefined: then skip. */
export function temporalServer(): TemporalServer | undefined {
  return inject('temporal') ?? undefined;
}
