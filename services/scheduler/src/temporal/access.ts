import { readFile } from 'node:fs/promises';
import type { NativeConnectionOptions } from '@temporalio/worker';
import { EnvironmentError, type Settings } from '@vetta/league/environment';

export interface TemporalAccess {
  connection: NativeConnectionOptions & { address: string };
  namespace: string;
}

/** How to reach the Temporal server of the settings. Throws EnvironmentError for a certificate that cannot be read. */
export async function temporalAccess(temporal: NonNullable<Settings['temporal']>): Promise<TemporalAccess> {
  const { address, namespace, apiKey, tls } = temporal;
  const clientCertPair = tls && {
    crt: await pem('TEMPORAL_TLS_CERT', tls.cert),
    key: await pem('TEMPORAL_TLS_KEY', tls.key),
  };
  return {
    connection: {
      address,
      // A key must not travel in the clear.
      ...(clientCertPair ? { tls: { clientCertPair } } : apiKey ? { tls: true } : {}),
      ...(apiKey ? { apiKey } : {}),
    },
    namespace,
  };
}

async function pem(variable: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new EnvironmentError(
      `${variable}: expected the path of a PEM file that can be read, got "${path}".`,
    );
  }
}
