import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import type { EmbeddedObjectStore } from './embedded-object-store.ts';
import type { GaveUp } from './keep-running.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { joinOrStart, type ServerCommand, type ServerProcess, startServer } from './server-process.ts';

/**
 * Starts MinIO on the objects in `parent`, on a free loopback port. If one already runs on them, returns that one. With `gaveUp`
 * it is started again whenever it ends.
 */
export async function startMinio(
  program: string,
  parent: string,
  gaveUp?: GaveUp,
): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 'minio');
  await mkdir(folder, { recursive: true });
  const secretKey = await readOrCreateSecret(join(parent, 'minio.password'));
  const consolePort = await getPort({ host: '127.0.0.1' });
  const { port, joined, stop } = await joinOrStart(
    (at) => minioCommand(program, { folder, secretKey, port: at, consolePort }),
    join(parent, 'minio.running'),
    { program, gaveUp },
  );
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: ACCESS_KEY,
      secretKey,
      bucket: 'vetta',
    },
    joined,
    stop,
  };
}

const ACCESS_KEY = 'vetta';

interface MinioData {
  folder: string;
  secretKey: string;
  port: number;
  /** Of its pages, which are off. */
  consolePort: number;
}

/** Starts MinIO's server on a folder, for the user `vetta` with this secret key. */
export async function launchMinio(
  program: string,
  data: Omit<MinioData, 'consolePort'>,
): Promise<ServerProcess> {
  const consolePort = await getPort({ host: '127.0.0.1' });
  return startServer(minioCommand(program, { ...data, consolePort }));
}

const minioCommand = (
  program: string,
  { folder, secretKey, port, consolePort }: MinioData,
): ServerCommand => ({
  name: 'MinIO',
  program,
  args: [
    ...['server', '--quiet', '--address', `127.0.0.1:${port}`],
    ...['--console-address', `127.0.0.1:${consolePort}`, folder],
  ],
  env: {
    MINIO_ROOT_USER: ACCESS_KEY,
    MINIO_ROOT_PASSWORD: secretKey,
    MINIO_BROWSER: 'off',
    // There will be no newer release to look for.
    MINIO_UPDATE: 'off',
    // Its collector keeps within this: 38 MB idle instead of 62, at the same CPU. Uploads may take more.
    GOMEMLIMIT: '48MiB',
  },
  port,
  // It listens before it has read its disk, and answers 503 until then.
  health: '/minio/health/cluster',
});
