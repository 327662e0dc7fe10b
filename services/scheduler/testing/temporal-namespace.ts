import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import type { TemporalSettings } from '../src/temporal/access.ts';
import type { TemporalServer } from './temporal-server.ts';

const execute = promisify(execFile);

export interface TemporalNamespace {
  settings: TemporalSettings;
  client: Client;
  /** Temporal's own CLI, on this namespace; answers what it printed. */
  cli(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

/** A namespace of its own on a server: schedules and task queues of other tests are not seen. */
export async function freshNamespace({ address, cli }: TemporalServer): Promise<TemporalNamespace> {
  const namespace = `test-${randomBytes(6).toString('hex')}`;
  await execute(cli, ['operator', 'namespace', 'create', '--address', address, '--namespace', namespace]);
  const connection = await Connection.connect({ address });
  return {
    settings: { address, namespace, apiKey: undefined, tls: undefined },
    client: new Client({ connection, namespace }),
    cli: async (...args) => {
      const { stdout } = await execute(cli, [...args, '--address', address, '--namespace', namespace]);
      return stdout;
    },
    close: () => connection.close(),
  };
}
