import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { findMinio } from '../../src/binaries/minio.ts';
import { launchMinio } from '../../src/embedded/minio.ts';
import type { ServerProcess } from '../../src/embedded/server-process.ts';

export type StoppableMinio = Awaited<ReturnType<typeof stoppableMinio>>;

/** Starts a MinIO for one test, which can stop and freeze it. */
export async function stoppableMinio() {
  const found = await findMinio();
  if ('why' in found) throw new Error(found.why);
  const folder = await mkdtemp(join(tmpdir(), 'vetta-minio-'));
  const port = await getPort({ host: '127.0.0.1' });
  const secretKey = 'una-chiave-di-prova';
  const start = () => launchMinio(found.path, { folder: join(folder, 'minio'), secretKey, port });
  let server: ServerProcess = await start();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'vetta',
      secretKey,
      bucket: 'vetta',
    },
    /** Stops it at once, like a power cut. */
    async kill() {
      server.signal('SIGKILL');
      await server.stop();
    },
    /** Starts it again at the same address, on the same data. */
    async startAgain() {
      server = await start();
    },
    /** Stops its process with SIGSTOP: it stays and answers nothing, like a lost network. */
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    async remove() {
      server.signal('SIGCONT');
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
