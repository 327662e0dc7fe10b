import type { NativeConnectionOptions } from '@temporalio/worker';

/** The operator's settings for a Temporal server. */
export interface TemporalSettings {
  /** `host:port` of the server's frontend. */
  address: string;
  namespace: string;
  apiKey: string | undefined;
  /** The client certificate and its key, in PEM format. */
  tls: { cert: Buffer; key: Buffer } | undefined;
}

export interface TemporalAccess {
  connection: NativeConnectionOptions & { address: string };
  namespace: string;
}

/** Returns the SDK's connection options for these settings. */
export function temporalAccess({ address, namespace, apiKey, tls }: TemporalSettings): TemporalAccess {
  return {
    connection: {
      address,
      // TLS is on whenever there is a key, so the key is never sent unencrypted.
      ...(tls ? { tls: { clientCertPair: { crt: tls.cert, key: tls.key } } } : apiKey ? { tls: true } : {}),
      ...(apiKey ? { apiKey } : {}),
    },
    namespace,
  };
}
