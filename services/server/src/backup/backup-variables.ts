import { createRequire } from 'node:module';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { z } from 'zod';
import { expected, settingRows, storeAccount, storeAddress } from '../variable-kinds.ts';
import { DEFAULT_KEEP, type Keep, readKeep } from './retention.ts';

/** How the nightly backup is made. */
export interface BackupSettings {
  /** `off`, a part of a bucket, or a folder; undefined is the folder `backups` of DATA_DIR. */
  readonly to: 'off' | { bucket: ObjectStoreSettings; prefix: string } | { folder: string } | undefined;
  readonly keep: Keep;
  /** The age keys for which archives are encrypted; if empty, they are not. */
  readonly recipients: readonly string[];
}

const account = storeAccount('that store');

/** The variables of the nightly backup. */
export const backupVariables = {
  BACKUP_TO: z
    .string()
    .refine(isBackupPlace, expected('off, a folder, or s3://bucket/prefix with a prefix outside vetta/'))
    .optional()
    .register(settingRows, {
      byDefault: 'the folder `backups` in `DATA_DIR`',
      accepted: '`off`, a folder, or `s3://bucket/prefix`, not below `vetta/`',
      does: 'Where backups go, and the list of ids of people made anonymous.',
      isShown: true,
    }),
  BACKUP_KEEP: z
    .string()
    .refine(
      (keep) => readKeep(keep) !== undefined,
      expected('hours, days, weeks and months, such as 24h,7d,5w,12m'),
    )
    .transform((keep) => readKeep(keep) ?? DEFAULT_KEEP)
    .default(DEFAULT_KEEP)
    .register(settingRows, {
      byDefault: '`24h,7d,5w,12m`',
      accepted: 'days, before them hours and behind them weeks and months if wanted',
      does: 'How many are kept: of the day’s the newest of each of the last hours; of the nightly ones the newest, and the newest of each of the last weeks and months.',
      isShown: true,
    }),
  BACKUP_EVERY: z
    .string()
    .regex(/^(off|[1-9]\d{0,2}m|[1-9]\d?h)$/, expected('minutes or hours, such as 15m or 1h, or off'))
    .transform((every) => (every === 'off' ? undefined : Number.parseInt(every, 10) * unitOf(every)))
    .optional()
    .default(15 * 60_000)
    .register(settingRows, {
      byDefault: '`15m`',
      accepted: '`15m`, `1h`, `off`',
      does: 'How often one is made between two nights, where something changed: as much typing can be lost with the machine.',
      isShown: true,
    }),
  BACKUP_AGE_RECIPIENT: z
    .string()
    .transform((list) => list.split(',').map((recipient) => recipient.trim()))
    .refine((list) => list.every(isAgeRecipient), expected('public keys of age (age1…) with commas between'))
    .default([])
    .register(settingRows, {
      byDefault: '–',
      accepted: 'public keys of age (`age1…`), with commas',
      does: 'Encrypts every backup for the owners of these keys alone.',
      isShown: true,
    }),
  BACKUP_S3_ENDPOINT: storeAddress.optional().register(settingRows, {
    byDefault: '`S3_ENDPOINT`',
    accepted: 'an `http` or `https` address without a path',
    does: 'The store of a `BACKUP_TO` in a bucket, with its two keys.',
    isShown: true,
  }),
  BACKUP_S3_REGION: account.region,
  BACKUP_S3_ACCESS_KEY: account.accessKey,
  BACKUP_S3_SECRET_KEY: account.secretKey,
};

const unitOf = (every: string): number => (every.endsWith('h') ? 3_600_000 : 60_000);

type Variables = z.output<z.ZodObject<typeof backupVariables>> & {
  readonly S3_ENDPOINT?: string | undefined;
};

/** Returns what is wrong between the variables, by their names. */
export function backupFaults(v: Variables): [name: keyof Variables, message: string][] {
  const faults: [keyof Variables, string][] = [];
  const isInBucket = v.BACKUP_TO?.startsWith('s3://') ?? false;
  if (isInBucket && !v.S3_ENDPOINT && !v.BACKUP_S3_ENDPOINT)
    faults.push(['BACKUP_S3_ENDPOINT', 'needed with a BACKUP_TO in a bucket, unless S3_ENDPOINT is set']);
  if (v.BACKUP_S3_ENDPOINT && !isInBucket)
    faults.push(['BACKUP_TO', 'needed with BACKUP_S3_ENDPOINT, as s3://bucket/prefix']);
  for (const name of ['BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const)
    if (v.BACKUP_S3_ENDPOINT && !v[name]) faults.push([name, 'needed with BACKUP_S3_ENDPOINT']);
  for (const name of ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const)
    if (v[name] && !v.BACKUP_S3_ENDPOINT) faults.push(['BACKUP_S3_ENDPOINT', `needed with ${name}`]);
  return faults;
}

/** Returns the settings in variables without faults. `uploads` is the store at S3_ENDPOINT. */
export function backupOf(v: Variables, uploads: ObjectStoreSettings | undefined): BackupSettings {
  return { to: placeOf(v, uploads), keep: v.BACKUP_KEEP, recipients: v.BACKUP_AGE_RECIPIENT };
}

function placeOf(v: Variables, uploads: ObjectStoreSettings | undefined): BackupSettings['to'] {
  if (v.BACKUP_TO === undefined || v.BACKUP_TO === 'off') return v.BACKUP_TO;
  const [, bucket, prefix = ''] = inStore.exec(v.BACKUP_TO) ?? [];
  if (bucket === undefined) return { folder: v.BACKUP_TO };
  const store = ownStore(v) ?? uploads;
  return store && { bucket: { ...store, bucket }, prefix: prefix === '' ? '' : `${prefix}/` };
}

function ownStore(v: Variables): Omit<ObjectStoreSettings, 'bucket'> | undefined {
  if (!v.BACKUP_S3_ENDPOINT || !v.BACKUP_S3_ACCESS_KEY || !v.BACKUP_S3_SECRET_KEY) return undefined;
  return {
    endpoint: v.BACKUP_S3_ENDPOINT,
    region: v.BACKUP_S3_REGION ?? 'us-east-1',
    accessKey: v.BACKUP_S3_ACCESS_KEY,
    secretKey: v.BACKUP_S3_SECRET_KEY,
  };
}

/** A bucket and a prefix in it. */
const inStore = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*[\w.-]))?\/?$/;

/** The uploads of every installation stand under vetta/, where each sweeps its own. */
function isBackupPlace(place: string): boolean {
  if (!place.startsWith('s3:')) return place.trim() !== '';
  const [, bucket, prefix = ''] = inStore.exec(place) ?? [];
  return bucket !== undefined && !/^vetta(\/|$)/.test(prefix);
}

// Loaded with the first key: its curves take 5 MB, and most servers encrypt for nobody.
const require = createRequire(import.meta.url);
const age = (): typeof import('age-encryption') => require('age-encryption');

/** Returns whether a text is the public key (`age1…`) of an age identity. */
function isAgeRecipient(text: string): boolean {
  // Not the other kinds that age knows: a file for several keys must not mix them.
  if (!/^age1[a-z0-9]{58}$/.test(text)) return false;
  try {
    new (age().Encrypter)().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
