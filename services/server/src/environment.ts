import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { z } from 'zod';
import { backupFaults, backupOf, backupVariables } from './backup/backup-variables.ts';
import { misspeltVariables } from './misspelt-variables.ts';
import { serverVariables } from './server-variables.ts';
import { serviceVariables } from './service-variables.ts';
import { settingRows } from './variable-kinds.ts';

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

/** Variables of our tools whose names are near to one of ours. */
const toolVariables = ['TEMPORAL_CLI', 'VETTA_CACHE', 'VETTA_URL'] as const;

const Variables = z
  .object({ ...serverVariables, ...serviceVariables, ...backupVariables })
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

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = given[name];
  const schema = Object.entries(Variables.shape).find(([known]) => known === name)?.[1];
  // A conflict with another variable is not a wrong value; any value that is not said to be shown may be a secret.
  const isShown =
    schema && settingRows.get(schema)?.isShown && value !== undefined && issue.message.includes('expected');
  const got = isShown ? `, got "${value}"` : '';
  return `${name}: ${issue.message}${got}.`;
}
