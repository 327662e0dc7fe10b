import type { EndpointDefinition } from '@vetta/contract/endpoint';
import type { Clock } from '@vetta/league/time/clock';
import type { OutsideRules } from '@vetta/outbound/requests/ask-outside';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Holder } from '../admin-key/holder.ts';
import type { Pools } from '../database/pools.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { BuildFetcher } from '../publishing/fetch-build.ts';
import type { KeptGeneration } from '../publishing/keep-generation.ts';
import type { BeatLimits } from '../screens/beat-limits.ts';
import type { CanaryJudge } from '../screens/judge.ts';
import type { KeptNotices } from '../screens/keep-notices.ts';
import type { PublicReads } from '../snapshot/public-reads.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import type { Files } from '../uploads/files.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import type { KnownNames } from './known-names.ts';

/** What the handlers of all calls share. */
export interface Resources {
  readonly pools: Pools;
  readonly watch: DatabaseWatch;
  /** The public state, ready to be sent. */
  readonly snapshots: Snapshots;
  /** What else anyone reads. */
  readonly publicReads: PublicReads;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Where uploads are kept. */
  readonly files: Files;
  /** The ids of all uploads. */
  readonly uploads: KnownNames;
  /** What wall screens show. */
  readonly wallNotices: KeptNotices;
  /** Brings published builds to this machine. */
  readonly builds: BuildFetcher;
  /** The generation that this process serves. */
  readonly generation: KeptGeneration;
  /** Judges the generation that is tried on a screen. */
  readonly judge: CanaryJudge;
  /** The folder that published builds are served from. */
  readonly dataDir: string;
  /** Encrypts what is never answered. */
  readonly secrets: SecretBox;
  readonly clock: Clock;
  /** Returns whose key a call carries; throws 401 or 429 if the key is not right, 403 if it may not make this call. */
  readonly admit: (ctx: Context, endpoint: EndpointDefinition) => Promise<Holder>;
  readonly beatLimits: BeatLimits;
  /** Which servers of others may be asked. */
  readonly outside: OutsideRules;
  /** Whether people open the product over https. */
  readonly isHttps: boolean;
  /** Whether the process is shutting down. */
  readonly isClosing: () => boolean;
}

/** One call of the contract and its handler. */
export interface Route {
  readonly endpoint: EndpointDefinition;
  readonly answer: (ctx: Context, resources: Resources) => Promise<void>;
}
