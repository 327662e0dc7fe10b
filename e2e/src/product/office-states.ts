import { inTransaction } from '@vetta/api/database/in-transaction';
import { tablesOf } from '@vetta/league/store/league-tables';
import { readEnvironment } from '@vetta/server/environment';
import { openLeagueDatabase } from '@vetta/server/start/league-database';

/** Grows whatever is put back: no reader may meet an old version with another content. What runs reports itself. */
const NEVER_PUT_BACK = ['public_version', 'scheduler_reports', 'installation'];

/** Keeps and puts back what the office of a running product has. */
export interface OfficeStates {
  /** Keeps every row as it is now, under a name. */
  keep(name: string): Promise<void>;
  putBack(name: string): Promise<void>;
}

/** Opens the database of a product that runs on a data folder. It stays open until the process ends. */
export async function officeStates(dataDir: string): Promise<OfficeStates> {
  const settings = readEnvironment({ DATA_DIR: dataDir });
  const { database } = await openLeagueDatabase(settings, { as: 'guest', schema: 'require' });
  const tables = (await tablesOf(database)).filter((table) => !NEVER_PUT_BACK.includes(table));
  const inAll = (statement: (table: string) => string) => tables.map(statement).join('\n');
  return {
    async keep(name) {
      await database.raw(`create schema kept_${name};
        ${inAll((table) => `create table kept_${name}.${table} as table public.${table};`)}`);
    },
    async putBack(name) {
      // At once, and without the triggers and foreign keys that a change of an admin would meet. What the product does by itself
      // meanwhile may lock the same tables in another order.
      await inTransaction(database, (trx) =>
        trx.raw(`set local session_replication_role = replica;
          ${inAll((table) => `delete from public.${table}; insert into public.${table} table kept_${name}.${table};`)}
          update public_version set number = number + 1;
          notify public_change;
          notify generation_change;`),
      );
    },
  };
}
