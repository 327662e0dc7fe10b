import type { Database } from './database.ts';

/**
 * Runs one SQL statement with named bindings (`:name`) and answers its rows. `Row` is what the statement selects: SQL
 * and type stand side by side in the caller, where a reader can compare them.
 */
export async function rows<Row>(
  db: Database,
  sql: string,
  bindings: Readonly<
    Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>
  > = {},
): Promise<Row[]> {
  const answer: { rows: Row[] } = await db.raw(sql, bindings);
  return answer.rows;
}

/** The first row, or undefined where there is none. */
export async function firstRow<Row>(...statement: Parameters<typeof rows>): Promise<Row | undefined> {
  return (await rows<Row>(...statement))[0];
}
