import { setTimeout as pause } from 'node:timers/promises';
import { type AnonymisedPlayer, listAnonymised } from '@vetta/league/players/anonymised-players';
import type { Database } from '@vetta/league/store/database';
import type { Logger } from 'pino';

interface ListOptions {
  readonly database: Database;
  readonly log: Logger;
  /** Adds the players to the list beside the backups. */
  readonly add: (players: readonly AnonymisedPlayer[]) => Promise<void>;
  /** How often to look for somebody new, in milliseconds. */
  readonly every?: number;
}

/**
 * Writes down beside the backups who was made anonymous, within seconds: a restore of an older backup must know it even if this
 * database is lost. Returns a function that stops this.
 */
export function keepAnonymisedListed({
  database,
  log,
  add,
  every = 5_000,
}: ListOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  let written = '[]';
  let isFailing = false;

  async function look(): Promise<void> {
    const players = await listAnonymised(database);
    if (JSON.stringify(players) === written) return;
    try {
      await add(players);
      written = JSON.stringify(players);
      isFailing = false;
    } catch (err) {
      if (!isFailing)
        log.error(
          { err },
          'The list of people who were made anonymous could not be written beside the backups, and is tried again: until then a restore of an older backup brings their names back. Check BACKUP_TO.',
        );
      isFailing = true;
    }
  }

  async function lookAgain(): Promise<void> {
    while (!signal.aborted) {
      // While the database is away nobody new is made anonymous.
      await look().catch((err: unknown) => log.debug({ err }, 'No look for people who were made anonymous'));
      await pause(every, undefined, { signal }).catch(() => {});
    }
  }
  const looking = lookAgain();
  return async () => {
    stop.abort();
    // Not a query to a frozen database: a look ends at the next step.
    await Promise.race([looking, pause(1_000)]);
  };
}
