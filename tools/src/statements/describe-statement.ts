import type { Database } from '@vetta/league/store/database';

/** A column of a statement's rows: its name and its type in PostgreSQL. */
export interface ResultColumn {
  readonly name: string;
  readonly type: string;
}

/** The steps of PostgreSQL's protocol that pg offers to those who bring their own queries. */
interface Connection {
  parse(statement: { text: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/**
 * Lets PostgreSQL prepare a statement as Knex would send it, without running it. Returns the columns of its rows, none if it
 * gives no rows. Rejects with the database's error.
 */
export async function describeStatement(db: Database, sql: string): Promise<ResultColumn[]> {
  const names = Array.from(sql.matchAll(/(?<!:):([a-z]\w*)/gi), ([, name = '']) => [name, null]);
  const text = db.raw(sql, Object.fromEntries(names)).toSQL().toNative().sql;
  // Knex passes pg's client through untyped.
  const client = await db.client.acquireConnection();
  try {
    const fields = await new Promise<readonly Field[]>((resolve, reject) => {
      let described: readonly Field[] = [];
      client.query({
        submit(connection: Connection) {
          connection.parse({ text });
          connection.describe({ type: 'S', name: '' });
          connection.sync();
        },
        handleRowDescription: ({ fields }: { fields: readonly Field[] }) => {
          described = fields;
        },
        handleError: reject,
        handleReadyForQuery: () => resolve(described),
      });
    });
    return fields.map(({ name, dataTypeID }) => ({ name, type: types.get(dataTypeID) ?? 'other' }));
  } finally {
    await db.client.releaseConnection(client);
  }
}

/** By the numbers that PostgreSQL gives to its types. */
const types: ReadonlyMap<number, string> = new Map([
  [16, 'boolean'],
  [20, 'bigint'],
  [21, 'integer'],
  [23, 'integer'],
  [25, 'text'],
  [114, 'json'],
  [701, 'double'],
  [1043, 'text'],
  [1082, 'date'],
  [1184, 'instant'],
  [1700, 'numeric'],
  [2950, 'uuid'],
  [3802, 'json'],
]);
