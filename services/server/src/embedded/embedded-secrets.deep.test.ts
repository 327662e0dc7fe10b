import { createHash } from 'node:crypto';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMinio } from '../binaries/minio.ts';
import { findTemporal } from '../binaries/temporal.ts';
import { startMinio } from './minio.ts';
import { startPostgres } from './postgres.ts';
import { startS3rver } from './s3rver.ts';
import { startTemporal } from './temporal.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});
afterEach(async () => {
  vi.unstubAllEnvs();
});

const secret = 'segreto-che-non-si-eredita';

/** Returns the environment that a process was started with. The first number in the file is its process id. */
async function environmentOf(record: string): Promise<string> {
  const pid = Number.parseInt(await readFile(join(folder, record), 'utf8'), 10);
  return readFile(`/proc/${pid}/environ`, 'utf8');
}

const [minio, temporal] = [await findMinio(), await findTemporal()];
const linux = process.platform === 'linux';

test.runIf(linux)('embedded PostgreSQL and s3rver start without the secrets of this process', async () => {
  for (const name of ['ADMIN_KEY', 'DATABASE_URL', 'S3_SECRET_KEY', 'TEMPORAL_API_KEY'])
    vi.stubEnv(name, secret);
  const postgres = await startPostgres(folder);
  const s3rver = await startS3rver(folder);
  for (const record of ['postgres/postmaster.pid', 's3rver.running']) {
    const environment = await environmentOf(record);
    expect(environment).toContain('PATH=');
    expect(environment, record).not.toContain(secret);
  }
  await Promise.all([postgres.stop(), s3rver.stop()]);
});

test.runIf(linux && 'path' in minio)(
  'embedded MinIO starts without the secrets of this process',
  async () => {
    vi.stubEnv('ADMIN_KEY', secret);
    const store = await startMinio('path' in minio ? minio.path : '', folder);
    expect(await environmentOf('minio.running')).not.toContain(secret);
    await store.stop();
  },
);

test.runIf(linux && 'path' in temporal)(
  'Temporal’s dev server starts without the secrets of this process',
  async () => {
    vi.stubEnv('ADMIN_KEY', secret);
    const server = await startTemporal('path' in temporal ? temporal.path : '', folder);
    expect(await environmentOf('temporal.running')).not.toContain(secret);
    await server.stop();
  },
);

test('s3rver refuses every request without the key of its data folder', async () => {
  const { settings, stop } = await startS3rver(folder);
  const store = openObjectStore(settings, 'test');
  await store.reach();
  expect(await store.find('none')).toBeUndefined();
  const forged = 'AWS4-HMAC-SHA256 Credential=S3RVER/20251101/us-east-1/s3/aws4_request, Signature=0';
  for (const headers of [{}, { Authorization: forged }, { Authorization: 'AWS S3RVER:0' }]) {
    for (const path of ['', '/vetta', '/vetta/?list-type=2'])
      expect((await fetch(settings.endpoint + path, { headers })).status).toBe(403);
  }
  expect((await stat(join(folder, 's3rver.password'))).mode & 0o777).toBe(0o600);
  store.close();
  await stop();
});

test('s3rver serves the files of a data folder that has no key yet', async () => {
  const bytes = Buffer.from('una foto');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (const writes of [true, false]) {
    await rm(join(folder, 's3rver.password'), { force: true });
    const { settings, stop } = await startS3rver(folder);
    const store = openObjectStore(settings, 'test');
    await store.reach();
    if (writes)
      await store.put('foto', { size: bytes.length, sha256, type: 'image/png' }, Readable.from([bytes]));
    const key = (await store.find('foto'))?.key ?? '';
    expect(await buffer(await store.read(key, 0, bytes.length))).toEqual(bytes);
    store.close();
    await stop();
  }
});

const found = await findTemporal();
const cli = 'path' in found ? found.path : '';
test.skipIf(cli === '')(
  'a damaged temporal.db is set aside with a sentence, and a new one made',
  async () => {
    await (await startTemporal(cli, folder)).stop();
    const file = await open(join(folder, 'temporal.db'), 'r+');
    await file.write(Buffer.alloc(65_536, 'x'), 0, 65_536, 8_192);
    await file.close();

    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await (await startTemporal(cli, folder)).stop();
    expect(said.mock.lastCall?.[0]).toMatch(
      /temporal\.db is damaged and set aside as .*temporal\.db\.damaged-2/,
    );
    const files = await readdir(folder);
    expect(files).toContain('temporal.db');
    expect(files.filter((name) => name.includes('.damaged-'))).toHaveLength(1);
    said.mockRestore();
  },
);
