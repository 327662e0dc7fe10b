import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import { z } from 'zod';
import { backupFaults, backupOf, backupVariables } from './backup/backup-variables.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { expected, publicAddress, storeAddress, text, webAddress } from './variable-kinds.ts';

/** The operator's settings, parsed and checked. Every process of Vetta starts with them. */
export type Settings = ReturnType<typeof readEnvironment>;

/** Thrown for one or more wrong variables. The message is shown to the operator, one line per variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Returns the settings in `env`. An empty variable counts as unset. Throws EnvironmentError. */
export function readEnvironment(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === '' || value === undefined ? [] : [[name, value]],
    ),
  );
  const read = Variables.safeParse(given);
  const misspelt = misspeltVariables(given, Object.keys(Variables.shape), toolVariables);
  if (!read.success || misspelt.length > 0) {
    const faults = read.error?.issues.map((issue) => explain(issue, given)) ?? [];
    throw new EnvironmentError([...misspelt, ...faults].join('\n'));
  }

  const v = read.data;
  const objectStore = objectStoreOf(v);
  return {
    host: v.HOST,
    port: v.PORT,
    dataDir: v.DATA_DIR,
    adminKey: v.ADMIN_KEY,
    databaseUrl: v.DATABASE_URL,
    objectStore,
    /** Who administers the MinIO at S3_ENDPOINT; only the command `storeuser` asks. */
    storeAdministrator:
      v.MINIO_ROOT_USER && v.MINIO_ROOT_PASSWORD
        ? { accessKey: v.MINIO_ROOT_USER, secretKey: v.MINIO_ROOT_PASSWORD }
        : undefined,
    backup: backupOf(v, objectStore),
    /** How often a backup is made between two nights where something changed, in milliseconds; undefined: never. */
    backupEveryMs: v.BACKUP_EVERY,
    temporal: v.TEMPORAL_ADDRESS
      ? {
          address: v.TEMPORAL_ADDRESS,
          namespace: v.TEMPORAL_NAMESPACE ?? 'default',
          apiKey: v.TEMPORAL_API_KEY,
          /** Paths of PEM files. */
          tls:
            v.TEMPORAL_TLS_CERT || v.TEMPORAL_TLS_CA
              ? { cert: v.TEMPORAL_TLS_CERT, key: v.TEMPORAL_TLS_KEY, ca: v.TEMPORAL_TLS_CA }
              : undefined,
        }
      : undefined,
    logLevel: v.LOG_LEVEL,
    /** Called when a close is late or has stopped, or a wall screen is lost. */
    alertUrl: v.ALERT_URL === undefined ? undefined : new URL(v.ALERT_URL),
    /** How long after its last beat a wall screen is reported, in minutes. */
    alertScreenMinutes: v.ALERT_SCREEN_MINUTES ?? 10,
    /** Hosts whose private addresses this server may ask for what an admin wants fetched or told. */
    sourceHosts: v.SOURCE_HOSTS,
    /** Encrypts the secrets of channels; undefined: by a key in the data folder. */
    secretsKey: v.SECRETS_KEY,
    /** Without a slash at its end. */
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, ''),
    /** Addresses or CIDR blocks of the proxies whose X-Forwarded-For is trusted. */
    trustedProxies: v.TRUSTED_PROXY,
    /** Names under which it is reached besides the public address, as browsers send them. */
    allowedHosts: v.ALLOWED_HOSTS,
    role: v.ROLE,
    /** Whether a start builds the front ends; else it serves those that were built before. */
    buildsFrontEnds: v.BUILD === 'on',
    /** Whether the static Storybook, if it has been built, is served at `/design`. */
    servesDesignSystem: (v.DESIGN ?? (v.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    /** Whether search engines may list the public page. */
    isIndexed: v.SEARCH_ENGINES === 'on',
    /** How long the api still serves after a signal to stop, in seconds. */
    drainSeconds: v.DRAIN_SECONDS ?? (v.ROLE === 'api' ? 5 : 1),
    demo: (v.DEMO ?? (v.DATABASE_URL ? 'off' : 'on')) === 'on',
    /** The start of the process's clock; undefined: the machine's time. */
    clock: v.CLOCK,
  };
}

function objectStoreOf(v: z.output<typeof Variables>): ObjectStoreSettings | undefined {
  if (!v.S3_ENDPOINT || !v.S3_ACCESS_KEY || !v.S3_SECRET_KEY) return undefined;
  return {
    endpoint: v.S3_ENDPOINT,
    region: v.S3_REGION ?? 'us-east-1',
    accessKey: v.S3_ACCESS_KEY,
    secretKey: v.S3_SECRET_KEY,
    bucket: v.S3_BUCKET ?? 'vetta',
  };
}

/** What a process runs. */
const roles = ['all', 'api', 'scheduler'] as const;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Variables of our tools whose names are near to one of ours. */
const toolVariables = ['TEMPORAL_CLI', 'VETTA_CACHE', 'VETTA_URL'] as const;

const Variables = z
  .object({
    NODE_ENV: z.string().optional(),
    HOST: z
      .string()
      // In brackets, as an IPv6 address stands in a URL, or without.
      .transform(withoutBrackets)
      .refine((host) => /^[\w.:-]+$/.test(host), expected('an address or host name, such as 0.0.0.0'))
      .default('127.0.0.1'),
    PORT: z
      .string()
      .refine(isPort, expected('a whole number from 0 (any free port) to 65535'))
      .transform(Number)
      .default(3000),
    DATA_DIR: text.optional(),
    // The key is sent in an HTTP header, which allows these characters only. A shorter key could be guessed.
    ADMIN_KEY: z
      .string()
      .regex(
        /^[!-~][ -~]{10,198}[!-~]$/,
        expected('12 to 200 printable ASCII characters, without spaces at the ends'),
      )
      // The api would look for it among the keys with a name, and never find it.
      .refine(
        (key) => !KEY_PATTERN.test(key),
        expected('a key of your own choice, not one with a name, as `npm run key -- new --name` makes them'),
      )
      .optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, ...expected('postgres://user:password@host:port/database') })
      .optional(),
    S3_ENDPOINT: storeAddress.optional(),
    S3_REGION: text.optional(),
    S3_ACCESS_KEY: text.optional(),
    S3_SECRET_KEY: text.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, expected('a bucket name, such as vetta'))
      .optional(),
    MINIO_ROOT_USER: text.optional(),
    MINIO_ROOT_PASSWORD: text.optional(),
    ...backupVariables,
    TEMPORAL_ADDRESS: z
      .string()
      .regex(/^([^\s/:[\]]+|\[[\da-fA-F:.]+\]):\d{1,5}$/, expected('host:port, such as temporal:7233'))
      .refine((address) => isPort(address.split(':').at(-1)), expected('host:port, with a port up to 65535'))
      .optional(),
    TEMPORAL_NAMESPACE: z
      .string()
      .regex(/^[\w.-]{1,255}$/, expected('a namespace, such as default or vetta.a1b2c'))
      .optional(),
    // Sent as a header of each call.
    TEMPORAL_API_KEY: z
      .string()
      .regex(/^[!-~]+$/, expected('printable ASCII characters without spaces'))
      .optional(),
    TEMPORAL_TLS_CERT: text.optional(),
    TEMPORAL_TLS_KEY: text.optional(),
    TEMPORAL_TLS_CA: text.optional(),
    LOG_LEVEL: z.enum(levels, expected(`one of ${levels.join(', ')}`)).default('info'),
    ALERT_URL: webAddress('the address of a webhook').optional(),
    ALERT_SCREEN_MINUTES: z
      .string()
      .regex(/^([2-9]|[1-9]\d{1,2})$/, expected('a whole number of minutes from 2 to 999'))
      .transform(Number)
      .optional(),
    SOURCE_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((host) => hostOf(host.trim())))
      .refine(
        (hosts) => !hosts.includes(''),
        expected('host names or addresses without protocol and port, with commas between, such as 10.0.0.5'),
      )
      .default([]),
    SECRETS_KEY: z
      .string()
      .min(
        32,
        expected('at least 32 characters that nobody can guess, such as `openssl rand -base64 32` makes'),
      )
      .optional(),
    PUBLIC_URL: publicAddress.optional(),
    TRUSTED_PROXY: z
      .string()
      .transform((list) => list.split(',').map((address) => withoutBrackets(address.trim())))
      .refine(
        (list) => list.every(isAddressOrBlock),
        expected('addresses or CIDR blocks with commas between, such as 10.0.0.1'),
      )
      .default([]),
    ALLOWED_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((name) => domainToASCII(name.trim()).replace(/\.$/, '')))
      .refine(
        (names) => names.every((name) => /^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(name)),
        expected('host names without protocol and port, with commas between, such as vetta.example.com'),
      )
      .default([]),
    ROLE: z.enum(roles, expected(`one of ${roles.join(', ')}`)).default('all'),
    BUILD: z.enum(['on', 'off'], expected('on or off')).default('on'),
    DESIGN: z.enum(['on', 'off'], expected('on or off')).optional(),
    SEARCH_ENGINES: z.enum(['on', 'off'], expected('on or off')).default('off'),
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,2}$/, expected('a whole number of seconds from 0 to 60'))
      .transform(Number)
      .refine((seconds) => seconds <= 60, expected('a whole number of seconds from 0 to 60'))
      .optional(),
    DEMO: z.enum(['on', 'off'], expected('on or off')).optional(),
    CLOCK: z
      .string()
      .refine(isInstant, expected('an ISO instant with its offset, such as 2026-10-31T23:58:00+01:00'))
      .transform((iso) => Temporal.Instant.from(iso))
      .optional(),
  })
  .superRefine((v, context) => {
    const fault = (path: keyof typeof v, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (v.CLOCK && v.NODE_ENV === 'production')
      fault('CLOCK', 'refused while NODE_ENV is production: remove one of the two');
    for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
      if (v.S3_ENDPOINT && !v[name]) fault(name, 'needed with S3_ENDPOINT');
    }
    for (const name of ['S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'] as const) {
      if (v[name] && !v.S3_ENDPOINT) fault('S3_ENDPOINT', `needed with ${name}`);
    }
    for (const [name, message] of backupFaults(v)) fault(name, message);
    for (const name of [
      'TEMPORAL_NAMESPACE',
      'TEMPORAL_API_KEY',
      'TEMPORAL_TLS_CERT',
      'TEMPORAL_TLS_KEY',
      'TEMPORAL_TLS_CA',
    ] as const) {
      if (v[name] && !v.TEMPORAL_ADDRESS) fault('TEMPORAL_ADDRESS', `needed with ${name}`);
    }
    if (v.TEMPORAL_TLS_CERT && !v.TEMPORAL_TLS_KEY)
      fault('TEMPORAL_TLS_KEY', 'needed with TEMPORAL_TLS_CERT');
    if (v.TEMPORAL_TLS_KEY && !v.TEMPORAL_TLS_CERT)
      fault('TEMPORAL_TLS_CERT', 'needed with TEMPORAL_TLS_KEY');
  });

function isPort(port = ''): boolean {
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
}

/** Returns an IPv6 address, or its block, without the brackets that it has in URLs. */
function withoutBrackets(address: string): string {
  return address.replace(/^\[([\da-f:.]+)\]/i, '$1');
}

function isAddressOrBlock(address: string): boolean {
  const [ip = '', bits, ...rest] = address.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Returns a host as URLs have it, an IPv6 address in brackets; empty for what is none. */
function hostOf(host: string): string {
  const url = URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  const isHost = url !== null && url.port === '' && url.href === `http://${url.hostname}/`;
  return isHost ? url.hostname.replace(/\.$/, '') : '';
}

function isInstant(iso: string): boolean {
  try {
    Temporal.Instant.from(iso);
    return true;
  } catch {
    return false;
  }
}

/** Whose values are shown. All others may be secrets, which no terminal and no log shows. */
const shown: ReadonlySet<string> = new Set([
  ...['HOST', 'PORT', 'DATA_DIR', 'ROLE', 'BUILD', 'DESIGN', 'DEMO', 'CLOCK', 'LOG_LEVEL', 'DRAIN_SECONDS'],
  ...[
    'PUBLIC_URL',
    'ALLOWED_HOSTS',
    'TRUSTED_PROXY',
    'SOURCE_HOSTS',
    'SEARCH_ENGINES',
    'ALERT_SCREEN_MINUTES',
  ],
  ...['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION', 'BACKUP_TO'],
  ...['BACKUP_EVERY', 'BACKUP_KEEP', 'BACKUP_AGE_RECIPIENT', 'TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE'],
]);

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = given[name];
  // A conflict with another variable is not a wrong value.
  const isShown = value !== undefined && shown.has(name) && issue.message.includes('expected');
  const got = isShown ? `, got "${value}"` : '';
  return `${name}: ${issue.message}${got}.`;
}
