import { z } from 'zod';
import { expected, isPort, settingRows, storeAccount, storeAddress, text } from './variable-kinds.ts';

const account = storeAccount('the store');

/** The variables of what Vetta runs embedded unless they name another server. */
export const serviceVariables = {
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseAddress,
      expected('postgres://user:password@host:port/database; a password with #, / or ? goes into PGPASSWORD'),
    )
    .optional()
    .register(settingRows, {
      byDefault: 'embedded PostgreSQL 18 in `DATA_DIR`',
      accepted: '`postgres://user:password@host:port/database`',
      does: 'A PostgreSQL 18 or newer. `PGPASSWORD` beside it gives the password, in which `#`, `/` and `?` need no `%23`. See [TLS](#tls-to-postgresql). A process opens up to 27 connections, 37 in its first half minute, the nightly backup five. Its user should be allowed to create a database, for the check of backups. A `DATA_DIR` with a league notes that it was replaced (`league-moved.txt`), and is not opened without this variable until that file is deleted.',
    }),
  S3_ENDPOINT: storeAddress.optional().register(settingRows, {
    byDefault: 'embedded MinIO, else s3rver',
    accepted: 'an `http` or `https` address without a path',
    does: 'An S3 store for files, with the two keys. Tested on MinIO, SeaweedFS 4.48 and s3rver.',
    isShown: true,
  }),
  S3_REGION: account.region,
  S3_ACCESS_KEY: account.accessKey,
  S3_SECRET_KEY: account.secretKey,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, expected('a bucket name, such as vetta'))
    .optional()
    .register(settingRows, {
      byDefault: '`vetta`',
      accepted: 'a bucket name',
      does: 'The bucket; made if missing.',
      isShown: true,
    }),
  MINIO_ROOT_USER: text.optional().register(settingRows, {
    byDefault: '–',
    accepted: 'text',
    does: 'Who administers the MinIO at `S3_ENDPOINT`: only for the command `storeuser`, which makes the user of `S3_ACCESS_KEY`.',
  }),
  MINIO_ROOT_PASSWORD: text.optional().register(settingRows, {
    byDefault: '–',
    accepted: 'text',
    does: 'Its password.',
  }),
  TEMPORAL_ADDRESS: z
    .string()
    .regex(/^([^\s/:[\]]+|\[[\da-fA-F:.]+\]):\d{1,5}$/, expected('host:port, such as temporal:7233'))
    .refine((address) => isPort(address.split(':').at(-1)), expected('host:port, with a port up to 65535'))
    .optional()
    .register(settingRows, {
      byDefault: 'its dev server if the CLI is found, else the close runs in the process',
      accepted: '`host:port`',
      does: 'A Temporal. The variables below need it; a key or certificate makes the connection TLS.',
      isShown: true,
    }),
  TEMPORAL_NAMESPACE: z
    .string()
    .regex(/^[\w.-]{1,255}$/, expected('a namespace, such as default or vetta.a1b2c'))
    .optional()
    .register(settingRows, {
      byDefault: '`default`',
      accepted: 'letters, digits, `.`, `_`, `-`',
      does: 'Tells two installations on one server apart.',
      isShown: true,
    }),
  // Sent as a header of each call.
  TEMPORAL_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, expected('printable ASCII characters without spaces'))
    .optional()
    .register(settingRows, {
      byDefault: '–',
      accepted: 'printable ASCII without spaces',
      does: 'For Temporal Cloud.',
    }),
  TEMPORAL_TLS_CERT: text.optional().register(settingRows, {
    byDefault: '–',
    accepted: 'path of a PEM file',
    does: 'The client certificate, with its key.',
  }),
  TEMPORAL_TLS_KEY: text.optional().register(settingRows, {
    byDefault: '–',
    accepted: 'path of a PEM file',
    does: 'Its key.',
  }),
  TEMPORAL_TLS_CA: text.optional().register(settingRows, {
    byDefault: 'the system’s authorities',
    accepted: 'path of a PEM file',
    does: 'The authority of the server’s certificate.',
  }),
};

/** Whether a text is PostgreSQL's address, in which no #, / or ? of a password has ended the host's name. */
function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\/(?![^@]*[#/?][^@]*@)/.test(text) && URL.canParse(text);
}
