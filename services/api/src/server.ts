import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { installationId } from '@vetta/league/store/installation-id';
import { loggableError } from '@vetta/league/store/loggable-error';
import type { Clock } from '@vetta/league/time/clock';
import { listWallNotices } from '@vetta/office/notices/notices';
import { allUploads } from '@vetta/office/uploads/unused-uploads';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import type { Middleware } from 'koa';
import type { DestinationStream, Logger } from 'pino';
import { admitAdmins } from './admin-key/admit.ts';
import { composeApp } from './app.ts';
import { streamChanges } from './changes/stream-changes.ts';
import { type ConnectionLimits, connectionLimits, serverOptions } from './connections/connection-limits.ts';
import { limitBody } from './connections/limit-bodies.ts';
import { limitConnections } from './connections/limit-connections.ts';
import { limitPipelining } from './connections/limit-pipelining.ts';
import { memoryBudget } from './connections/memory-budget.ts';
import { openPools } from './database/pools.ts';
import { keepPageData } from './frontend/keep-page-data.ts';
import type { PageData } from './frontend/prerender-data.ts';
import { type Published, publishedFrom } from './frontend/published.ts';
import { listen } from './listen.ts';
import { collectMetrics } from './metrics/metrics.ts';
import { fetchBuilds } from './publishing/fetch-build.ts';
import { keepGeneration } from './publishing/keep-generation.ts';
import { hostFilter } from './requests/allowed-hosts.ts';
import { type Answered, logAnswered } from './requests/answered.ts';
import { clientAddress, networkOf, trustedProxies } from './requests/client-address.ts';
import { requestIds } from './requests/identify.ts';
import { requestFilter } from './requests/request-filter.ts';
import { securityHeaders } from './requests/security-headers.ts';
import { serverTime } from './requests/server-time.ts';
import { beatLimits } from './screens/beat-limits.ts';
import { keepJudging } from './screens/judge.ts';
import { keepNotices } from './screens/keep-notices.ts';
import { knownNames } from './serve/known-names.ts';
import { answerFromSnapshot } from './snapshot/answer-from-snapshot.ts';
import { keepPublicReads } from './snapshot/public-reads.ts';
import { keepSnapshots } from './snapshot/snapshots.ts';
import type { ObjectStoreSettings } from './storage/object-store.ts';
import { openFiles } from './uploads/files.ts';
import { keepSwept, type SweepTimes, sweepTimes } from './uploads/sweep.ts';
import { watchDatabase } from './watch/database-watch.ts';

export interface ApiSettings {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The address people open, without a slash at its end; undefined: each request says it. */
  readonly publicUrl: string | undefined;
  /** Addresses or CIDR blocks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Further names under which it is reached, in lower case. */
  readonly allowedHosts?: readonly string[];
  /** Hosts that a source or a channel may ask also at a private address (SOURCE_HOSTS). */
  readonly sourceHosts?: readonly string[];
  /** Encrypts the secrets of channels (SECRETS_KEY); without it a key in `dataDir` does. */
  readonly secretsKey?: string | undefined;
}

/** What pages are made of. */
export interface FrontendSources {
  readonly published: Published;
  /** Returns the data of the prerender. */
  readonly pageData: () => Promise<PageData>;
}

export interface ApiOptions {
  readonly settings: ApiSettings;
  readonly objectStore: ObjectStoreSettings;
  /** A folder of this machine for uploads that are being checked. */
  readonly spoolFolder: string;
  /** The folder of this machine that published builds are copied to and served from. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The destination of `log`, to which the lines of requests are written. */
  readonly logDestination: DestinationStream;
  /** Answers all requests that are not calls. */
  readonly frontend: (sources: FrontendSources) => Middleware;
  /** Shorter in tests. */
  readonly limits?: ConnectionLimits;
  /** How long the process still serves after it reports that it is not ready, in milliseconds. */
  readonly drainMs?: number;
  readonly sweeps?: SweepTimes;
}

export interface RunningApi {
  /** The address of this process, without a slash at its end. */
  readonly url: string;
  /**
   * Shuts down without failing a request: reports that it is not ready, serves on until load balancers have noticed,
   * accepts no new connections, and answers the requests under way.
   */
  close(): Promise<void>;
}

/** The names that the operator gave this server. */
const namesOf = ({ host, publicUrl, allowedHosts = [] }: ApiSettings): string[] => [
  host.toLowerCase(),
  ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
  ...allowedHosts,
];

/** How long requests under way may take after the process has stopped to accept others, in milliseconds. */
const LAST_ANSWERS = 10_000;

/** Serves the calls and the pages. Throws CannotListen if the address is not available. */
export async function startApi({
  settings,
  objectStore,
  spoolFolder,
  dataDir,
  databaseUrl,
  clock,
  log: givenLog,
  logDestination,
  frontend,
  limits = connectionLimits,
  drainMs = 1_000,
  sweeps = sweepTimes,
}: ApiOptions): Promise<RunningApi> {
  let closing = false;
  const log = givenLog.child({}, { serializers: { err: loggableError } });
  const addressOf = clientAddress(settings.trustedProxies);
  const identity = { nextRequestId: requestIds(), serverTime: serverTime(clock), addressOf };
  /** The client that a request counts for in limits. */
  const clientOf = (request: IncomingMessage) => networkOf(addressOf(request));
  const isClosing = () => closing;
  const pools = openPools(databaseUrl);
  const watch = watchDatabase(databaseUrl);
  const files = openFiles({
    settings: objectStore,
    installation: await installationId(pools.admin),
    spoolFolder,
  });
  const sweeper = keepSwept(pools.admin, files, dataDir, log, sweeps);
  const snapshots = keepSnapshots({ url: databaseUrl, watch, clock, log });
  const publicReads = keepPublicReads({ database: pools.public, watch, snapshots, clock });
  const builds = fetchBuilds({ database: pools.public, watch, files, dataDir });
  const generation = keepGeneration({ url: databaseUrl, database: pools.public, watch, builds, log });
  const isHttps = settings.publicUrl?.startsWith('https:') ?? false;
  const judge = keepJudging({ database: pools.screens, watch, clock, log });
  const headers = securityHeaders(isHttps);
  const metrics = collectMetrics({ clock, database: pools.public, watch, snapshots, sweeper });
  const logLine = logAnswered(log, logDestination);
  const observe = (answered: Answered) => {
    logLine(answered);
    metrics.observe(answered);
  };
  const { patience } = limits;
  const answers = memoryBudget({ total: limits.answers, patience });
  const answerReady = answerFromSnapshot({
    snapshots,
    answers,
    clientOf,
    observe,
    identity,
    headers,
    limits,
    isClosing,
  });
  const changes = streamChanges({ snapshots, clientOf, observe, identity, headers, isClosing });
  const refusalOf = requestFilter(hostFilter(namesOf(settings)));
  const app = composeApp({
    resources: {
      pools,
      clock,
      watch,
      snapshots,
      publicReads,
      files,
      uploads: knownNames(() => watch.during(allUploads(pools.public))),
      wallNotices: keepNotices(() => watch.during(listWallNotices(pools.screens, clock())), clock),
      builds,
      generation,
      judge,
      dataDir,
      metrics,
      log,
      admit: admitAdmins({ database: pools.keys, watch, clock, log, clientOf }),
      secrets: secretBox({ key: settings.secretsKey, dataDir }),
      beatLimits: beatLimits(clientOf),
      outside: { namedHosts: settings.sourceHosts ?? [] },
      isHttps,
      isClosing,
    },
    log,
    observe,
    identity,
    headers,
    limits,
    refusalOf,
    bodies: memoryBudget({ total: limits.bodies, patience }),
    heavy: memoryBudget({ total: limits.heavy, patience: limits.heavyPatience }),
    answers,
    clientOf,
    frontend: frontend({
      published: publishedFrom({
        dataDir,
        generation: generation.current,
        served: generation.served,
        fetchBuild: builds.fetch,
      }),
      pageData: keepPageData({ database: pools.public, watch, snapshots, clock, log }),
    }),
  });
  const answer = app.callback();
  const closeAll = async () => {
    changes.close();
    await Promise.all([sweeper.close(), generation.close(), judge.close()]);
    files.store.close();
    await snapshots.close();
    await watch.close();
    await pools.close();
  };

  const endsPipelining = limitPipelining();
  const server = createServer(serverOptions(limits), (request, response) => {
    if (endsPipelining(request, response)) return;
    limitBody(request, response, limits);
    if (refusalOf(request) === undefined) {
      if (answerReady(request, response) || changes.answer(request, response)) return;
    }
    answer(request, response);
  });
  limitConnections(server, {
    most: limits.connections,
    isProxy: trustedProxies(settings.trustedProxies),
  });
  try {
    await generation.caughtUp();
    await listen(server, settings);
  } catch (error) {
    await closeAll();
    throw error;
  }
  const { port } = server.address() as AddressInfo; // It listens on TCP, so its address is one.

  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    async close() {
      if (closing) return;
      closing = true;
      await pause(drainMs);
      changes.close();
      const closed = new Promise((resolve) => server.close(resolve));
      const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
      await closed;
      clearTimeout(cutOff);
      await closeAll();
    },
  };
}
