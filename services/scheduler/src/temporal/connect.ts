import { once } from 'node:events';
import { NativeConnection } from '@temporalio/worker';
import type { TemporalAccess } from './access.ts';

/**
 * Returns a connection to the server, or undefined if `stop` aborts first. Rejects if the server cannot be reached. Without
 * `stop`, a server that accepts the connection and never answers would delay a shutdown by 30 seconds.
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
