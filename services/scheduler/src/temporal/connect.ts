import { once } from 'node:events';
import { NativeConnection } from '@temporalio/worker';
import type { TemporalAccess } from './access.ts';

/**
 * A connection to the server, or undefined when `stop` came first: a server that accepts and then says nothing would
 * hold up the shutdown for half a minute.
 */
export async function connect(
  access: TemporalAccess,
  stop: AbortSignal,
): Promise<NativeConnection | undefined> {
  const connecting = NativeConnection.connect(access.connection);
  const stopped = once(stop, 'abort').then(() => undefined);
  const connection = await Promise.race([connecting, stopped]);
  if (!connection) connecting.then((late) => late.close()).catch(() => undefined);
  return connection;
}
