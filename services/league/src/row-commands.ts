import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { journaled } from './audit/journal.ts';
import type { JournaledTable } from './audit/journaled-tables.ts';
import type { Created, Removed, Replaced } from './change.ts';
import type { Failure } from './failure.ts';
import { columnOf, fieldsOf } from './store/columns.ts';
import type { Database, Transaction } from './store/database.ts';
import { given } from './store/given.ts';
import { firstRow, rows } from './store/rows.ts';

interface Rows<Shape> {
  readonly table: JournaledTable;
  /** The column that names a row in its address. */
  readonly by: string;
  /** A row as the contract has it: its fields are the columns. */
  readonly row: Shape;
  /** SQL of fields that are not read as their column is, and of the order of all. */
  readonly read?: Readonly<Record<string, string>>;
  readonly order: string;
  readonly unknown: () => Failure;
  /** Why a row is not added where another has its name. */
  readonly taken?: (name: string) => Failure;
}

/** Returns the commands of rows that admins keep, which follow no rule of the game: a removal can be undone. */
export function rowCommands<Shape extends z.ZodObject, Added extends object, Changed extends object>({
  table,
  by,
  row: shape,
  read,
  order,
  unknown,
  taken = unknown,
}: Rows<Shape>) {
  type Row = z.output<Shape>;
  const columns = fieldsOf(shape, read);
  /** Returns the columns of the fields that are given. An empty text clears a column that may be null. */
  const toColumns = (fields: Added | Changed): Readonly<Record<string, unknown>> => {
    const stored = Object.entries(fields).map(([field, value]) => [
      columnOf(field),
      value === '' && shape.shape[field].safeParse(null).success ? null : value,
    ]);
    return given(Object.fromEntries(stored));
  };
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
      const [row] = await tableOf(trx).insert(values).onConflict().ignore().returning(by);
      if (row === undefined) throw taken(String(values[by]));
      return { before: null, after: await require(trx, String(row[by])) };
    },
    /** Changes a row; a field that is left out stays. */
    async change(trx: Transaction, name: string, change: Changed): Promise<Replaced<Row>> {
      const before = await require(trx, name);
      const changed = toColumns(change);
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
