import type { NativeConnectionOptions } from '@temporalio/worker';

/** The operator's settings for a Temporal server. */
export interface TemporalSettings {
  /** `host:port` of the server's frontend. */
  address: string;
  namespace: string;
  apiKey: string | undefined;
  /** In PEM format. */
  tls:
    | {
        /** The client certificate and its key. */
        client: { cert: Buffer; key: Buffer } | undefined;
        /** The authority that signed the server's certificate; undefined: one that the system trusts. */
        ca: Buffer | undefined;
      }
    | undefined;
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
      ...(tls ? { tls: tlsOptions(tls) } : apiKey ? { tls: true } : {}),
      ...(apiKey ? { apiKey } : {}),
    },
    namespace,
  };
}

const tlsOptions = ({ client, ca }: NonNullable<TemporalSettings['tls']>) => ({
  ...(client ? { clientCertPair: { crt: client.cert, key: client.key } } : {}),
  ...(ca ? { serverRootCACertificate: ca } : {}),
});
