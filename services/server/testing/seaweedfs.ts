import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import getPort from 'get-port';
import { startServer } from '../src/embedded/server-process.ts';

interface SeaweedFs {
  readonly settings: ObjectStoreSettings;
  stop(): Promise<void>;
}

/** Another process may take one of its eight ports before it does. */
const ATTEMPTS = 3;

/** Starts SeaweedFS with its S3 gateway on new objects in `parent`, on loopback. */
export async function startSeaweedFs(program: string, parent: string, attempt = 1): Promise<SeaweedFs> {
  try {
    return await start(program, join(parent, `seaweedfs-${attempt}`));
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return startSeaweedFs(program, parent, attempt + 1);
  }
}

async function start(program: string, folder: string): Promise<SeaweedFs> {
  await mkdir(folder, { recursive: true });
  const ports: string[] = [];
  let port = 0;
  // Its parts talk to one another by HTTP and by gRPC.
  for (const part of ['master', 'volume', 'filer', 's3'])
    for (const flag of [`-${part}.port`, `-${part}.port.grpc`]) {
      const free = await getPort({ host: '127.0.0.1' });
      ports.push(`${flag}=${free}`);
      if (flag === '-s3.port') port = free;
    }
  const secretKey = randomBytes(16).toString('hex');
  const server = await startServer({
    name: 'SeaweedFS',
    program,
    args: [
      ...['server', `-dir=${folder}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1', '-filer', '-s3', ...ports],
      ...['-s3.port.iceberg=0', '-s3.port.lance=0', '-master.telemetry=false', '-volume.preStopSeconds=0'],
      // Each bucket takes volumes of its own, and a run makes hundreds of buckets.
      ...['-volume.max=5000', '-master.volumeSizeLimitMB=64'],
    ],
    env: {
      AWS_ACCESS_KEY_ID: 'vetta',
      AWS_SECRET_ACCESS_KEY: secretKey,
      WEED_MASTER_VOLUME_GROWTH_COPY_1: '1',
    },
    port,
    health: '/healthz',
  });
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKey: 'vetta',
      secretKey,
      bucket: 'vetta',
    },
    async stop() {
      // Its objects are thrown away, and an orderly end takes five seconds.
      server.signal('SIGKILL');
      await server.stop();
    },
  };
}
