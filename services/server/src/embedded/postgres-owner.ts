import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../operator-error.ts';

/** The connection with whose advisory lock a process owns an embedded server. */
export interface Owner {
  /** Resolves when the connection has ended, on either side. */
  lost: Promise<void>;
  end(): Promise<void>;
}

const LOCK = "hashtext('vetta: runs this server')";

/** Between two tries to connect to a server that does not take connections yet, in milliseconds. */
const RETRY_MS = 100;

/** Connects and takes the lock. Returns undefined if another process has it. */
export async function own(url: string): Promise<Owner | undefined> {
  const client = clientOf(url);
  const lost = endOf(client);
  await client.connect();
  const { rows } = await client.query(`select pg_try_advisory_lock(${LOCK}) as locked`);
  if (rows[0].locked === true) return { lost, end: () => endQuietly(client) };
  await client.end();
  return undefined;
}

/**
 * Connects as the owner again, and waits while the server recovers from a crash. Returns undefined if nothing listens there any
 * more. The lock is asked for only: a command that started the server may hold it for a moment.
 */
export async function ownAgain(url: string): Promise<Owner | undefined> {
  for (;;) {
    const client = clientOf(url);
    const lost = endOf(client);
    try {
      await client.connect();
      client.query(`select pg_advisory_lock(${LOCK})`).catch(() => {});
      return { lost, end: () => endQuietly(client) };
    } catch (error) {
      await endQuietly(client);
      if (errorCode(error) === 'ECONNREFUSED') return undefined;
      await pause(RETRY_MS);
    }
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vetta owner',
    connectionTimeoutMillis: 5_000,
  });
  // If the server ends first (pg_ctl stop, a crash), the lock ends with it.
  client.on('error', () => {});
  return client;
}

const endOf = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', () => resolve());
  });

const endQuietly = (client: pg.Client): Promise<void> => client.end().catch(() => {});
