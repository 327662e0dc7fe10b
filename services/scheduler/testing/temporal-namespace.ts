import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import type { TemporalServer } from './temporal-server.ts';

const execute = promisify(execFile);

export type TemporalNamespace = Awaited<ReturnType<typeof freshNamespace>>;

/** Creates a namespace, so that a test does not see the schedules and task queues of others. */
export async function freshNamespace({ address, cli }: TemporalServer) {
  const namespace = `test-${randomBytes(6).toString('hex')}`;
  await execute(cli, ['operator', 'namespace', 'create', '--address', address, '--namespace', namespace]);
  const connection = await Connection.connect({ address });
  return {
    settings: { address, namespace, apiKey: undefined, tls: undefined },
    client: new Client({ connection, namespace }),
    /** Runs Temporal's CLI on this namespace and returns what it printed. */
    cli: async (...args: string[]) => {
      const { stdout } = await execute(cli, [...args, '--address', address, '--namespace', namespace]);
      return stdout;
    },
    close: () => connection.close(),
  };
}
