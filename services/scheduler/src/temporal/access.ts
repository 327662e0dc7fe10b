import type { NativeConnectionOptions } from '@temporalio/worker';

/** A Temporal server, and how this product signs in to it. */
export interface TemporalSettings {
  /** host:port of its frontend. */
  address: string;
  namespace: string;
  apiKey: string | undefined;
  /** The client's certificate and key, as PEM. */
  tls: { cert: Buffer; key: Buffer } | undefined;
}

export interface TemporalAccess {
  connection: NativeConnectionOptions & { address: string };
  namespace: string;
}

/** Returns the connection options of the SDK for these settings. */
export function temporalAccess({ address, namespace, apiKey, tls }: TemporalSettings): TemporalAccess {
  return {
    connection: {
      address,
      // A key must not travel in clear text.
      ...(tls ? { tls: { clientCertPair: { crt: tls.cert, key: tls.key } } } : apiKey ? { tls: true } : {}),
      ...(apiKey ? { apiKey } : {}),
    },
    namespace,
  };
}
