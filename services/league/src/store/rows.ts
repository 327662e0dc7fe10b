import type { Database } from './database.ts';

/**
 * Reads rows by one SQL statement with named bindings (`:name`). All reads of the league go through it, even those of what
 * a write returns; Knex's builder only writes.
 *
 * The statement names its columns as `Row` does (`player_id as "playerId"`), so that snake_case ends where SQL ends, and
 * stands beside the type that it fills. The database's own types vouch for the values; of JSON, which has none, the caller
 * parses what a person may have written.
 *
 * A statement with a name is prepared once per connection: PostgreSQL then plans it once, which takes longer than running
 * it on few rows. For the hot path only; one name, one text.
 */
export async function rows<Row>(
  db: Database,
  sql: string,
  bindings: Readonly<
    Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>
  > = {},
  name?: string,
): Promise<Row[]> {
  const statement = db.raw(sql, bindings);
  const result: { rows: Row[] } = await (name === undefined ? statement : statement.options({ name }));
  return result.rows;
}

/** Returns the first row, or undefined if there is none. */
export async function firstRow<Row>(...statement: Parameters<typeof rows>): Promise<Row | undefined> {
  return (await rows<Row>(...statement))[0];
}
