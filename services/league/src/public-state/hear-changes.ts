import { Socket } from 'node:net';
import pg from 'pg';

export interface Hearing {
  /** Resolves when nothing more can be heard: the connection broke, or `end` was called. */
  readonly ended: Promise<void>;
  /** Ends it at once, even where the other side is silent. */
  end(): void;
}

/**
 * Calls `changed` whenever a commit changed the public state, over a connection of its own. What was committed before
 * this resolves is not told: read after it. Throws where the database cannot be reached within 2.5 seconds.
 */
export async function hearChanges(url: string, changed: () => void): Promise<Hearing> {
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
