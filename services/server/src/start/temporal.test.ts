import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { beforeAll, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../environment.ts';
import { openTemporal } from './temporal.ts';

const folder = await folderOfFile();
beforeAll(async () => {
  await writeFile(join(folder, 'cert.pem'), '-----BEGIN CERTIFICATE-----\n');
  await writeFile(join(folder, 'key.pem'), '-----BEGIN EC PRIVATE KEY-----\n');
});

const open = (cert: string, key: string, ca: string) =>
  openTemporal(
    readEnvironment({
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      TEMPORAL_TLS_CERT: join(folder, cert),
      TEMPORAL_TLS_KEY: join(folder, key),
      TEMPORAL_TLS_CA: join(folder, ca),
    }),
  );

test.each([
  [
    'TEMPORAL_TLS_CERT',
    ['no.pem', 'key.pem', 'cert.pem'],
    'with a certificate, got "/no.pem", which cannot be read',
  ],
  [
    'TEMPORAL_TLS_CERT',
    ['key.pem', 'key.pem', 'cert.pem'],
    'with a certificate, got "/key.pem", which contains no CERTIFICATE',
  ],
  [
    'TEMPORAL_TLS_KEY',
    ['cert.pem', 'cert.pem', 'cert.pem'],
    'with a private key, got "/cert.pem", which contains no PRIVATE KEY',
  ],
  [
    'TEMPORAL_TLS_CA',
    ['cert.pem', 'key.pem', 'no.pem'],
    'with a certificate, got "/no.pem", which cannot be read',
  ],
] as const)(
  'a wrong file stops the start with an error that names %s',
  async (variable, [cert, key, ca], got) => {
    const sentence = `${variable}: expected the path of a PEM file ${got.replace('"/', `"${folder}/`)}.`;
    await expect(open(cert, key, ca)).rejects.toThrow(new EnvironmentError(sentence));
  },
);

test('certificates and keys are read', async () => {
  const { temporal } = await open('cert.pem', 'key.pem', 'cert.pem');
  expect(temporal?.tls?.client?.key.toString()).toContain('EC PRIVATE KEY');
  expect(temporal?.tls?.ca?.toString()).toContain('CERTIFICATE');
});
