import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedObjectStore } from './embedded-object-store.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { runningServer, type ServerProcess, startServer } from './server-process.ts';

/** Starts s3rver on the objects in `parent`, on a free loopback port. If one already runs on them, returns that one. */
export async function startS3rver(parent: string): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 's3rver');
  await mkdir(folder, { recursive: true });
  const key = await readOrCreateSecret(join(parent, 's3rver.password'));
  const record = join(parent, 's3rver.running');
  const running = await runningServer(record, program);
  const server = running ?? (await launchS3rver({ folder, key, record }));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      // s3rver checks the access key only (s3rver-process.ts).
      accessKey: key,
      secretKey: key,
      bucket: 'vetta',
    },
    joined: running !== undefined,
    stop: server.stop,
  };
}

const program = join(import.meta.dirname, 's3rver-process.ts');

interface S3rverData {
  folder: string;
  key: string;
  record: string;
}

/** Starts s3rver on a folder, in its own process, so that its memory is not the api's. */
async function launchS3rver({ folder, key, record }: S3rverData): Promise<ServerProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  return startServer(
    {
      name: 's3rver',
      program: process.execPath,
      args: [program, folder, String(port)],
      env: { S3RVER_ACCESS_KEY: key },
      port,
    },
    record,
  );
}
