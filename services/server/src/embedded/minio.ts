import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedObjectStore } from './embedded-object-store.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { runningServer, type ServerProcess, startServer } from './server-process.ts';

/** Starts MinIO on the objects in `parent`, on a free loopback port. If one already runs on them, returns that one. */
export async function startMinio(program: string, parent: string): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 'minio');
  await mkdir(folder, { recursive: true });
  const secretKey = await readOrCreateSecret(join(parent, 'minio.password'));
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
  /** Default: any free port. */
  port?: number;
  record?: string;
}

/** Starts MinIO's server on a folder, for the user `vetta` with this secret key. */
export async function launchMinio(
  program: string,
  { folder, secretKey, port, record }: MinioData,
): Promise<ServerProcess> {
  const at = port ?? (await getPort({ host: '127.0.0.1' }));
  const console = await getPort({ host: '127.0.0.1' });
  const args = ['server', '--quiet', '--address', `127.0.0.1:${at}`];
  const env = {
    MINIO_ROOT_USER: ACCESS_KEY,
    MINIO_ROOT_PASSWORD: secretKey,
    MINIO_BROWSER: 'off',
    // There will be no newer release to look for.
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
