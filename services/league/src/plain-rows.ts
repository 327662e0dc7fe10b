import { randomUUID } from 'node:crypto';
import { journaled } from './audit/journal.ts';
import type { JournaledTable } from './audit/journaled-tables.ts';
import type { Created, Removed, Replaced } from './change.ts';
import type { Failure } from './failure.ts';
import type { Database, Transaction } from './store/database.ts';
import { given } from './store/given.ts';
import { firstRow, rows } from './store/rows.ts';

interface PlainRows<Added, Changed> {
  readonly table: JournaledTable;
  /** The column that names a row in its address. */
  readonly by: string;
  /** SQL of a row's fields, and of the order of all. */
  readonly columns: string;
  readonly order: string;
  /** Returns the columns of the given fields. */
  readonly toColumns: (fields: Added | Changed) => Readonly<Record<string, unknown>>;
  readonly unknown: () => Failure;
  /** Why a row is not added where another has its name. */
  readonly taken?: (name: string) => Failure;
}

/** Returns the commands of rows that admins keep, which follow no rule of the game: a removal can be undone. */
export function plainRows<Row extends object, Added extends object, Changed extends object>({
  table,
  by,
  columns,
  order,
  toColumns,
  unknown,
  taken = unknown,
}: PlainRows<Added, Changed>) {
  const tableOf = (trx: Transaction) => trx<Record<string, unknown>>(String(table));
  /** Returns a row and locks it until this transaction ends. */
  async function require(trx: Transaction, name: string): Promise<Row> {
    const row = await firstRow<Row>(trx, `select ${columns} from ${table} where ${by} = :name for update`, {
      name,
    });
    if (row === undefined) throw unknown();
    return row;
  }
  return {
    list: (db: Database): Promise<Row[]> => rows(db, `select ${columns} from ${table} order by ${order}`),
    require,
    async add(trx: Transaction, added: Added): Promise<Created<Row>> {
      const values = toColumns(added);
      const [row] = await tableOf(trx).insert(given(values)).onConflict().ignore().returning(by);
      if (row === undefined) throw taken(String(values[by]));
      return { before: null, after: await require(trx, String(row[by])) };
    },
    /** Changes a row; a field that is left out stays. */
    async change(trx: Transaction, name: string, change: Changed): Promise<Replaced<Row>> {
      const before = await require(trx, name);
      const changed = given(toColumns(change));
      if (Object.keys(changed).length > 0)
        await tableOf(trx)
          .where({ [by]: name })
          .update(changed);
      return { before, after: await require(trx, name) };
    },
    async remove(trx: Transaction, name: string): Promise<Removed<Row>> {
      const before = await require(trx, name);
      const journal = randomUUID();
      await journaled(trx, { journal, table }, `delete from ${table} where ${by} = :name`, { name });
      return { before, after: null, journal };
    },
  };
}
