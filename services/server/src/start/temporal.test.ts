import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { openTemporal } from './temporal.ts';

test('a certificate that cannot be read stops the start and names its variable', async () => {
  const settings = readEnvironment({
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    TEMPORAL_TLS_CERT: '/no/cert.pem',
    TEMPORAL_TLS_KEY: '/no/key.pem',
  });
  await expect(openTemporal(settings)).rejects.toThrow(
    new EnvironmentError(
      'TEMPORAL_TLS_CERT: expected the path of a PEM file that can be read, got "/no/cert.pem".',
    ),
  );
});
