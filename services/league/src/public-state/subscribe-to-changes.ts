import { Socket } from 'node:net';
import pg from 'pg';

export interface Subscription {
  /** Resolves when the connection is lost or `end` was called: no further change is reported. */
  readonly ended: Promise<void>;
  /** Closes the connection at once, even if the server does not answer. */
  end(): void;
}

/** What changes are announced of: the public state, and which generation of the front ends is current. */
export type Channel = keyof typeof applicationNames;

/** For the connection and for the subscription, in milliseconds. */
const TIME_LIMIT = 2_500;

/** The names under which PostgreSQL lists the connections. */
const applicationNames = {
  public_change: 'vetta listener',
  generation_change: 'vetta generation listener',
} as const;

/**
 * Calls `changed` after every commit that changes what the channel announces, over its own connection. Commits before the
 * returned promise resolves are not reported: read the state after it. Throws if the database does not accept the connection,
 * or then the subscription, within 2.5 seconds.
 */
export async function subscribeToChanges(
  url: string,
  channel: Channel,
  changed: () => void,
): Promise<Subscription> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIME_LIMIT,
    // Applies only to `listen`: the timer stops when the query ends.
    query_timeout: TIME_LIMIT,
    application_name: applicationNames[channel],
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
    await client.query(`listen ${channel}`);
  } catch (error) {
    end();
    throw error;
  }
  return { ended, end };
}
