import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { type Clock, systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { hashKey } from '@vetta/office/admin-key/key-hash';
import pino from 'pino';
import { afterAll, onTestFinished } from 'vitest';
import { type ConnectionLimits, connectionLimits } from '../src/connections/connection-limits.ts';
import { type ApiOptions, startApi } from '../src/server.ts';
import { type ObjectStoreSettings, openObjectStore } from '../src/storage/object-store.ts';
import { type SweepTimes, sweepTimes } from '../src/uploads/sweep.ts';
import { freshBucket } from './object-stores.ts';

/** A unique text: if it occurs anywhere, it was leaked. */
export const ADMIN_KEY = 'chiave-di-prova-7f3a';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers of every shape, right and wrong.
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the shape
  readonly body: any;
  /** The body as it came: its text has no byte order mark. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Asked {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Sent unchanged, instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer> | FormData | ReadableStream;
  /** null: no key. */
  readonly key?: string | null;
}

export interface TestApi {
  readonly url: string;
  /** Connections of the test's own, beside the api's. */
  readonly database: Database;
  /** Where uploads are stored. */
  readonly objectStore: ObjectStoreSettings;
  /** The id under which they stand there. */
  readonly installation: string;
  /** Where uploads wait while they are checked. */
  readonly spoolFolder: string;
  /** Where published builds are served from. */
  readonly dataDir: string;
  /** The names of the stored objects, sorted. */
  objects(): Promise<string[]>;
  /** Every logged line. A value or statement in it that the database refused fails the close: a test that wants one empties this. */
  readonly logged: string[];
  /** Makes a call, with the admin key by default: `ask('POST /api/admin/players', { body })`. */
  ask(call: string, asked?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

interface Options {
  readonly clock?: Clock;
  readonly publicUrl?: string;
  readonly trustedProxies?: string[];
  readonly allowedHosts?: string[];
  readonly sourceHosts?: string[];
  /** null: the key in the database stays. */
  readonly adminKey?: string | null;
  /** Default: a new database in the run's PostgreSQL. */
  readonly databaseUrl?: string;
  /** Default: a new bucket in the run's s3rver. */
  readonly objectStore?: ObjectStoreSettings;
  readonly limits?: ConnectionLimits;
  readonly sweeps?: SweepTimes;
  /** How long it serves on while it says that it is not ready. Default: not at all, as there is no load balancer. */
  readonly drainMs?: number;
  /** Default: nothing but calls is answered. */
  readonly frontend?: ApiOptions['frontend'];
}

/**
 * Where an api keeps its files: in memory where the system has a folder for that. Each file of a published build is flushed to the
 * disk, for which a publication would wait longer than for all else.
 */
const room = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A logged error about a value or a statement; not about a table that a test has moved away (42P01). */
const REFUSED_BY_THE_DATABASE = /"code":"(?:22|42(?!P01))\w{3}"/;

/** Starts an api over real HTTP on a database of its own. Close it after the tests: the close fails on errors of the database in the log. */
export async function testApi({
  clock = systemClock,
  publicUrl,
  trustedProxies = [],
  allowedHosts = [],
  sourceHosts = [],
  adminKey = ADMIN_KEY,
  databaseUrl,
  objectStore = freshBucket('s3rver'),
  limits = connectionLimits,
  sweeps = sweepTimes,
  drainMs = 0,
  frontend = () => (_, next) => next(),
}: Options = {}): Promise<TestApi> {
  const url = databaseUrl ?? (await freshDatabase());
  const database = openDatabase(url);
  // As the product's start does.
  await commitCurrentMonth(database, nowOf(clock()));
  if (adminKey !== null) await storeQuickHash(database, adminKey, clock());
  await ensureAdminKey(database, nowOf(clock()), adminKey ?? undefined);
  const logged: string[] = [];
  const logDestination = { write: (line: string) => logged.push(line) };
  const spoolFolder = await mkdtemp(join(room, 'vetta-spool-'));
  const dataDir = await mkdtemp(join(room, 'vetta-builds-'));
  const api = await startApi({
    settings: { host: '127.0.0.1', port: 0, publicUrl, trustedProxies, allowedHosts, sourceHosts },
    objectStore,
    spoolFolder,
    dataDir,
    databaseUrl: url,
    clock,
    log: pino({ level: 'trace' }, logDestination),
    logDestination,
    limits,
    sweeps,
    frontend,
    drainMs,
  });

  const installation = await installationId(database);
  if (installation === undefined) throw new Error('The database has an older schema');
  return {
    url: api.url,
    database,
    objectStore,
    installation,
    spoolFolder,
    dataDir,
    logged,
    async objects() {
      const store = openObjectStore(objectStore, installation);
      const names = await Array.fromAsync(store.list(), ({ name }) => name);
      store.close();
      return names.sort();
    },
    ask: askAt(api.url),
    async close() {
      await api.close();
      await database.destroy();
      await rm(spoolFolder, { recursive: true });
      await rm(dataDir, { recursive: true });
      const refused = logged.filter((line) => REFUSED_BY_THE_DATABASE.test(line));
      if (refused.length > 0) throw new Error(`The database refused what it was asked:\n${refused.join('')}`);
    },
  };
}

/** Matches an answer that refuses a call with this sentence. */
export const refusal = (status: number, error: string) => ({ status, body: { error } });

/** Gives a test file an api, as {@link testApi} starts it, and closes it after its tests. */
export async function useApi(options?: Options): Promise<TestApi> {
  const api = await testApi(options);
  afterAll(() => api.close());
  return api;
}

/** Gives the test that runs or is about to run an api of its own, and closes it after the test. */
export async function apiOfTest(options?: Options): Promise<TestApi> {
  const api = await testApi(options);
  onTestFinished(() => api.close());
  return api;
}

/** Stores a key, if there is none, whose hash costs next to nothing: wrong keys are hashed at the cost of the stored one. */
async function storeQuickHash(database: Database, key: string, now: Temporal.Instant): Promise<void> {
  const row = { username: 'admin', password_hash: await hashKey(key, 2 ** 8), created_at: now.toString() };
  await database('admin_users').insert(row).onConflict('username').ignore();
}

/** Returns the function that makes calls at an address, with the admin key by default. */
export function askAt(url: string): TestApi['ask'] {
  return async (call, { body, headers = {}, raw, key = ADMIN_KEY } = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const request: RequestInit & { duplex: 'half' } = {
      method,
      headers: {
        ...(key !== null && { 'X-Admin-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        // Else fetch would ask for an answer that nobody keeps, and never get a 304.
        ...('If-None-Match' in headers && { 'Cache-Control': 'max-age=0' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
      duplex: 'half',
    };
    const response = await fetch(url + path, request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
      bytes,
    };
  };
}

/** Returns a row as it is stored: without the tag that answers to admins add. */
export const untagged = ({ rowTag, ...row }: { rowTag: string }) => row;
