import { readFile } from 'node:fs/promises';
import type { TemporalSettings } from '@vetta/scheduler/temporal/access';
import { findTemporal } from '../binaries/temporal.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
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
 * Returns the Temporal server that closes the days: at TEMPORAL_ADDRESS, else its dev server in DATA_DIR if the CLI is found. Throws EnvironmentError for a certificate that cannot be read.
 */
export async function openTemporal(settings: Settings): Promise<OpenTemporal> {
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
  const { address, stop } = await startTemporal(cli.path, folder);
  return {
    temporal: { address, namespace: 'default', apiKey: undefined, tls: undefined },
    description: `Its dev server (CLI from ${cli.from}) at ${address}, its data in ${folder}`,
    close: stop,
  };
}

/** Returns the server at TEMPORAL_ADDRESS, or undefined. Throws EnvironmentError for a certificate that cannot be read. */
export async function givenTemporal({ temporal }: Settings): Promise<TemporalSettings | undefined> {
  return temporal && { ...temporal, tls: await readCertificate(temporal.tls) };
}

type CertificateFiles = NonNullable<Settings['temporal']>['tls'];

async function readCertificate(files: CertificateFiles): Promise<TemporalSettings['tls']> {
  if (!files) return undefined;
  const cert = await readPem('TEMPORAL_TLS_CERT', files.cert);
  const key = await readPem('TEMPORAL_TLS_KEY', files.key);
  return { cert, key };
}

async function readPem(variable: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new EnvironmentError(
      `${variable}: expected the path of a PEM file that can be read, got "${path}".`,
    );
  }
}
