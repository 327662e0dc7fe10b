import { Socket } from 'node:net';
import pg from 'pg';

export interface Subscription {
  /** Resolves when the connection is lost or `end` was called: no further change is reported. */
  readonly ended: Promise<void>;
  /** Closes the connection at once, even if the server does not answer. */
  end(): void;
}

/**
 * Calls `changed` after every commit that changes the public state, over its own connection. Commits before the returned
 * promise resolves are not reported: read the state after it. Throws if the database is not reachable within 2.5 seconds.
 */
export async function subscribeToChanges(url: string, changed: () => void): Promise<Subscription> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_500,
    application_name: 'vetta listener',
    stream: () => socket,
  });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', resolve);
  });
  client.on('notification', changed);
  const end = () => {
    socket.destroy();
  };
  try {
    await client.connect();
    await client.query('listen public_change');
  } catch (error) {
    end();
    throw error;
  }
  return { ended, end };
}
