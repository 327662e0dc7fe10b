import { readFile } from 'node:fs/promises';
import type { TemporalSettings } from '@vetta/scheduler/temporal/access';
import { findTemporal } from '../binaries/temporal.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { GaveUp } from '../embedded/keep-running.ts';
import { startTemporal } from '../embedded/temporal.ts';
import { EnvironmentError, type Settings } from '../environment.ts';

export interface OpenTemporal {
  /** Undefined: there is none, and this process closes the days. */
  temporal: TemporalSettings | undefined;
  /** Shown to the operator: which server this is, and why. */
  description: string;
  close(): Promise<void>;
}

/**
 * Returns the Temporal server that closes the days: at TEMPORAL_ADDRESS, else its dev server in DATA_DIR if the CLI is found. With
 * `gaveUp` the latter is started again whenever it ends. Throws EnvironmentError for a certificate that cannot be read.
 */
export async function openTemporal(settings: Settings, gaveUp?: GaveUp): Promise<OpenTemporal> {
  const close = async () => {};
  if (settings.clock) return { temporal: undefined, description: 'None, because CLOCK is set', close };
  if (settings.temporal) {
    return {
      temporal: await givenTemporal(settings),
      description: `At ${settings.temporal.address}, because TEMPORAL_ADDRESS is set`,
      close,
    };
  }
  const cli = await findTemporal();
  if ('why' in cli) return { temporal: undefined, description: `None: ${cli.why}`, close };

  const folder = await dataFolder(settings.dataDir, checkout);
  const { address, stop } = await startTemporal(cli.path, folder, gaveUp);
  return {
    temporal: { address, namespace: 'default', apiKey: undefined, tls: undefined },
    description: `Its dev server (CLI from ${cli.from}) at ${address}, its data in ${folder}`,
    close: stop,
  };
}

/** Returns the server at TEMPORAL_ADDRESS, or undefined. Throws EnvironmentError for a certificate that cannot be read. */
export async function givenTemporal({ temporal }: Settings): Promise<TemporalSettings | undefined> {
  return temporal && { ...temporal, tls: await readCertificates(temporal.tls) };
}

type CertificateFiles = NonNullable<Settings['temporal']>['tls'];

async function readCertificates(files: CertificateFiles): Promise<TemporalSettings['tls']> {
  if (!files) return undefined;
  const cert = await readPem('TEMPORAL_TLS_CERT', files.cert, 'CERTIFICATE');
  const key = await readPem('TEMPORAL_TLS_KEY', files.key, 'PRIVATE KEY');
  const ca = await readPem('TEMPORAL_TLS_CA', files.ca, 'CERTIFICATE');
  return { client: cert && key && { cert, key }, ca };
}

/** Returns a file's bytes if a path is given. The SDK reports a wrong file as a server that cannot be reached. */
async function readPem(
  variable: string,
  path: string | undefined,
  holds: 'CERTIFICATE' | 'PRIVATE KEY',
): Promise<Buffer | undefined> {
  if (path === undefined) return undefined;
  const file = await readFile(path).catch(() => undefined);
  if (file && new RegExp(`^-----BEGIN ([A-Z]+ )?${holds}-----`, 'm').test(file.toString('latin1')))
    return file;
  const problem = file ? `contains no ${holds}` : 'cannot be read';
  throw new EnvironmentError(
    `${variable}: expected the path of a PEM file with a ${holds.toLowerCase()}, got "${path}", which ${problem}.`,
  );
}
