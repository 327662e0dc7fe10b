import { type Database, openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { expect } from 'vitest';

/** Locks a table for writers, so that a change which writes it stops in its middle. Readers do not wait. */
export async function holdTable(url: string, table: string) {
  const database = openDatabase(url, { max: 1 });
  const holding = await database.transaction();
  await holding.raw('lock table ?? in exclusive mode', [table]);
  const waiting = () =>
    rows(holding, 'select from pg_locks where not granted and relation = cast(:table as regclass)', {
      table,
    });
  return {
    /** Resolves when a transaction waits for the table. */
    async waitedFor() {
      await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    },
    /** Lets it go, and waits until no process is connected to the database any more. */
    async release() {
      await holding.rollback();
      await untilAlone(database);
      await database.destroy();
    },
  };
}

/** PostgreSQL rolls a killed process's transaction back when it finds the connection closed. */
async function untilAlone(database: Database): Promise<void> {
  const others = () =>
    rows(
      database,
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  await expect.poll(async () => (await others()).length, { timeout: 30_000 }).toBe(0);
}
