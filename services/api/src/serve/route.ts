import type { EndpointDefinition } from '@vetta/contract/endpoint';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Context } from 'koa';
import type { Metrics } from '../metrics/metrics.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import type { Files } from '../uploads/files.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';

/** What every call is served with. */
export interface Resources {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  /** What everybody reads, ready to be answered. */
  readonly snapshots: Snapshots;
  readonly metrics: Metrics;
  /** Where uploads are kept. */
  readonly files: Files;
  readonly clock: Clock;
  /** Lets a holder of the admin key pass; throws the 401 or 429 of anyone else. */
  readonly admit: (ctx: Context) => Promise<void>;
  /** Whether the process has begun to shut down. */
  readonly isClosing: () => boolean;
}

/** One call of the contract, and what answers it. */
export interface Route {
  readonly endpoint: EndpointDefinition;
  readonly answer: (ctx: Context, resources: Resources) => Promise<void>;
}
