import { join } from 'node:path';
import pg from 'pg';
import { errorCode, OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';
import { type GaveUp, keepRunning } from './keep-running.ts';
import { launchPostgres, runningPort } from './launch-postgres.ts';
import { postgresFolder } from './postgres-folder.ts';
import { own, ownAgain } from './postgres-owner.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { programEnvironment } from './program-environment.ts';
import { postgresUser } from './system-user.ts';

export interface EmbeddedPostgres {
  /** Returns the connection string of one database of this server. */
  urlOf(database: string): string;
  /** False if another process of Vetta owns this server and this one is a guest. */
  isOwner: boolean;
  /** Stops the server if this process owns it. For a guest it does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Settings as in postgresql.conf, on top of the defaults below. */
  settings?: Record<string, string>;
  /** With it the server is started again whenever it ends, as long as this process owns it. */
  gaveUp?: GaveUp | undefined;
}

/**
 * Starts PostgreSQL on the data in `parent`, on a free loopback port. Throws OperatorError if it does not start.
 * A server that a killed process left running is taken over; of one that a living process owns, this process is a guest.
 * The owner holds an advisory lock in the server, which PostgreSQL releases however the owner ends.
 */
export async function startPostgres(
  parent: string,
  { settings = {}, gaveUp }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const user = await postgresUser();
  const programs = await postgresPrograms(join(parent, 'programs'), user);
  const folder = await postgresFolder(parent, programs, user);
  const launch = () => launchPostgres(folder, programs, user, settings);
  const port = (await runningPort(folder)) ?? (await launch());
  const urlOf = (database: string) => `postgres://postgres:${folder.password}@127.0.0.1:${port}/${database}`;

  const owned = await own(urlOf('postgres'));
  if (!owned) return { urlOf, isOwner: false, stop: async () => {} };
  let owner = owned;
  /** Resolves when the server has ended. A connection that alone has ended, as a backend's crash ends all, is made again. */
  const ended = async () => {
    for (;;) {
      await owner.lost;
      const again = await ownAgain(urlOf('postgres'));
      if (!again) return;
      owner = again;
    }
  };
  const restart = async () => {
    const at = await launch();
    const again = at === port && (await ownAgain(urlOf('postgres')));
    if (!again) throw new OperatorError(`its port ${port} cannot be used.`);
    owner = again;
  };
  const release =
    gaveUp && keepRunning({ name: 'PostgreSQL', ended, restart, see: join(folder.path, 'log') }, gaveUp);
  return {
    urlOf,
    isOwner: true,
    stop: async () => {
      await release?.();
      const args = ['stop', '--pgdata', folder.path, '--mode=fast', '--wait'];
      // Together, because a frozen server never ends the owner's connection.
      await Promise.all([owner.end(), run(programs.pgCtl, args, { ...user, env: programEnvironment() })]);
    },
  };
}

/** Creates the database if it does not exist. Returns whether it was created. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    // 42P04 is duplicate_database; 23505 if two processes create it at the same time.
    if (['42P04', '23505'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await client.end();
  }
}
