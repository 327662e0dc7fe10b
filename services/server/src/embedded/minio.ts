import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { keptSecret } from './kept-secret.ts';
import type { EmbeddedObjectStore } from './object-store.ts';
import { runningServer, type ServerProcess, startServer } from './server-process.ts';

/** MinIO on the objects in `parent`, on a free loopback port; one that already runs on them is joined. */
export async function startMinio(program: string, parent: string): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 'minio');
  await mkdir(folder, { recursive: true });
  const secretKey = await keptSecret(join(parent, 'minio.password'));
  const record = join(parent, 'minio.running');
  const running = await runningServer(record, program);
  const server = running ?? (await launchMinio(program, { folder, secretKey, record }));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${server.port}`,
      region: 'us-east-1',
      accessKey: ACCESS_KEY,
      secretKey,
      bucket: 'vetta',
    },
    joined: running !== undefined,
    stop: server.stop,
  };
}

const ACCESS_KEY = 'vetta';

interface MinioData {
  folder: string;
  secretKey: string;
  /** Else any free one. */
  port?: number;
  record?: string;
}

/** Starts MinIO's server on a folder, its owner being `vetta` with this secret key. */
export async function launchMinio(
  program: string,
  { folder, secretKey, port, record }: MinioData,
): Promise<ServerProcess> {
  const at = port ?? (await getPort({ host: '127.0.0.1' }));
  const console = await getPort({ host: '127.0.0.1' });
  const args = ['server', '--quiet', '--address', `127.0.0.1:${at}`];
  const env = {
    ...process.env,
    MINIO_ROOT_USER: ACCESS_KEY,
    MINIO_ROOT_PASSWORD: secretKey,
    MINIO_BROWSER: 'off',
    // It is frozen for ever: nothing to look for.
    MINIO_UPDATE: 'off',
  };
  return startServer(
    {
      name: 'MinIO',
      program,
      args: [...args, '--console-address', `127.0.0.1:${console}`, folder],
      env,
      port: at,
    },
    record,
  );
}
