import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The dev server of this test run; null if there is no Temporal on the machine. */
    temporal: TemporalServer | null;
  }
}

export interface TemporalServer {
  /** `host:port` of the dev server. All test files share it, so each uses its own namespace. */
  address: string;
  /** The path of Temporal's CLI, for tests that start and kill their own server. */
  cli: string;
}

/** Returns the Temporal server of this test run (services/server/testing/temporal.ts). If undefined, skip the tests. */
export function temporalServer(): TemporalServer | undefined {
  return inject('temporal') ?? undefined;
}
