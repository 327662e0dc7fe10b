import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedObjectStore } from './object-store.ts';
import { runningServer, type ServerProcess, startServer } from './server-process.ts';

/** Starts s3rver on the objects in `parent`, on a free loopback port. If one already runs on them, returns that one. */
export async function startS3rver(parent: string): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 's3rver');
  await mkdir(folder, { recursive: true });
  const record = join(parent, 's3rver.running');
  const running = await runningServer(record, program);
  const server = running ?? (await launchS3rver({ folder, record }));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      // Fixed in s3rver's program. It listens on loopback only.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'vetta',
    },
    joined: running !== undefined,
    stop: server.stop,
  };
}

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

interface S3rverData {
  folder: string;
  /** Default: any free port. */
  port?: number;
  record?: string;
}

/** Starts s3rver on a folder, in its own process, so that its memory is not the api's. */
export async function launchS3rver({ folder, port, record }: S3rverData): Promise<ServerProcess> {
  const at = port ?? (await getPort({ host: '127.0.0.1' }));
  const where = ['--directory', folder, '--address', '127.0.0.1', '--port', String(at)];
  const args = [program, ...where, '--silent', '--no-vhost-buckets'];
  return startServer({ name: 's3rver', program: process.execPath, args, port: at }, record);
}
