import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { checkout } from '@vetta/server/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredTables } from './declared-tables.ts';
import { describeStatement, type ResultColumn } from './describe-statement.ts';
import type { Asked, Evaluated } from './evaluate-statements.ts';
import { findStatements, type Kind, type Property, type Statement } from './find-statements.ts';

let db: Database;
beforeAll(async () => {
  db = openDatabase(await freshDatabase(), { max: 1 });
});
afterAll(() => db.destroy());

const undoing = (table: string) => `
  const table = '${table}', { key, isDecision } = journaledTables[table], names = key, replaced = [key[0] + ' = excluded.' + key[0]];
  const ofPlayers = tablesOfPlayers.includes(table) ? 'or r.player_id in ' + createdPlayers() : '';
  const written = table === 'players' ? createdPlayers() : '(select ' + columns('w', key) + ' from ' + image(table, 'written') + ' w)';
  const events = '(select * from ' + image('events', 'removed') + ' x)';`;

// What expressions take from the functions around them: each of the declarations is tried.
const locals: Readonly<Record<string, readonly string[]>> = {
  'services/league/src/audit/conflict.ts': ['const checks = checksOf(new Set(journaledTableNames));'],
  'services/league/src/audit/journal.ts': [
    "const table = 'entries', statement = 'delete from entries where id = :id';",
  ],
  'services/league/src/audit/undo-change.ts': ['players', 'entries', 'last_positions', 'prizes'].map(undoing),
  'services/league/src/closes/keep-positions.ts': ['const isWhole = true;', 'const isWhole = false;'],
  'services/league/src/months/store-standings.ts': ['const isCutOff = true;', 'const isCutOff = false;'],
  'services/league/src/standings/open-standings.ts': ['const isOver = true;', 'const isOver = false;'],
  'services/league/src/draws/participants.ts': [
    'const board = withEligibility(BOARD_FROM_ROWS);',
    'const board = withEligibility(BOARD_AT_CUT_OFF);',
    'const board = "select * from final_standings s where month = :month";',
  ],
  'services/league/src/intake/differences.ts': [
    'const decided = ["rings_origin = null, rings = 0"], keep = "counted";',
  ],
  'services/league/src/row-commands.ts': [
    'const table = "game_rules", columns = "id, title", by = "id", order = "title";',
  ],
  'services/league/src/players/disqualify-player.ts': [
    'const reason = null;',
    'const reason = "Sabotaggio";',
  ],
  'services/league/src/players/forget-everywhere.ts': [
    'const columns = ["title", "description"], table = "prizes";',
  ],
  'services/league/src/players/remove-player.ts': [
    'const table = "entries";',
    'const table = "bonus_blocks";',
  ],
  'services/server/src/backup/load-tables.ts': [
    'const table = "entries", name = "a_key", definition = "check (true)", quoted = [table];',
  ],
};

/** Runs texts that it is given, from within a transaction of its own: its export's tests run each of them. */
const passesOn = 'services/league/src/exports/export-entries.ts';

/** Returns the statements with their texts, one for each declaration of locals. */
function withTexts(statements: readonly Statement[]): { statement: Statement; evaluated: Evaluated }[] {
  const files = Object.entries(Object.groupBy(statements, ({ file }) => file));
  const variants = files.flatMap(([file, found = []]) =>
    (locals[file] ?? ['']).map((declared) => ({ found, file: join(checkout, file), locals: declared })),
  );
  const asked: Asked[] = variants.map(({ found, ...rest }) => ({
    ...rest,
    texts: found.map(({ text }) => text),
  }));
  const program = fileURLToPath(new URL('evaluate-statements.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [program, JSON.stringify(asked)], { maxBuffer: 2 ** 26 });
  const evaluated: Evaluated[][] = JSON.parse(printed.toString());
  return variants.flatMap(({ found }, index) =>
    found.flatMap((statement, at) => {
      const one = evaluated[index]?.[at];
      return one ? [{ statement, evaluated: one }] : [];
    }),
  );
}

/** How pg gives PostgreSQL's types to the caller (store/database.ts). */
const kindOf: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  bigint: 'number',
  integer: 'number',
  double: 'number',
  date: 'string',
  instant: 'string',
  // Exact, so as text.
  numeric: 'string',
  text: 'string',
  uuid: 'string',
};

/** Returns what differs between the columns of a statement and the type of its rows. */
function differences(columns: readonly ResultColumn[], row: readonly Property[]): string[] {
  const missing = row.filter(({ name }) => !columns.some((column) => column.name === name));
  const surplus = columns.filter(({ name }) => !row.some((property) => property.name === name));
  const wrong = columns.flatMap(({ name, type }) => {
    const kinds = row.find((property) => property.name === name)?.kinds;
    const kind = kindOf[type];
    // JSON and arrays have no simple kind. A union of texts may be an alias of none of them.
    if (!kinds || kind === undefined || kinds.has(kind)) return [];
    return [`${name} is ${type} and taken for ${[...kinds].join(' or ')}`];
  });
  return [
    ...missing.map(({ name }) => `no column ${name}`),
    ...surplus.map(({ name }) => `${name} is not in the type`),
    ...wrong,
  ];
}

test('every statement in text can be prepared on the migrated schema, and its columns are those of the type of its rows', {
  timeout: 300_000,
}, async () => {
  const found = withTexts(findStatements()).filter(({ statement }) => statement.file !== passesOn);
  // As many as there are: fewer would say that they are no longer found.
  expect(found.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const { statement, evaluated } of found) {
    const { at, row } = statement;
    if ('failed' in evaluated) {
      wrong.push(`${at}: ${evaluated.failed}: declare it in \`locals\``);
      continue;
    }
    const columns = await describeStatement(db, evaluated.sql).catch((error: Error) => error.message);
    if (typeof columns === 'string') wrong.push(`${at}: ${columns}`);
    else if (row) wrong.push(...differences(columns, row).map((difference) => `${at}: ${difference}`));
  }
  expect(wrong).toEqual([]);
});

test('a column of another name or type, one too many and one that is missing are reported', async () => {
  const row: Property[] = [
    { name: 'id', kinds: new Set(['number']) },
    { name: 'joinedOn', kinds: new Set(['string', 'null']) },
  ];
  const columns = await describeStatement(db, 'select id, name, joined_on from players where id = :id');
  expect(differences(columns, row)).toEqual([
    'no column joinedOn',
    'name is not in the type',
    'joined_on is not in the type',
    'id is uuid and taken for number',
  ]);
  await expect(describeStatement(db, 'select nickname from players')).rejects.toThrow('nickname');
});

/** Returns the tables that Knex's builder names in the services. */
function namedTables(): Set<string> {
  const files = globSync('services/*/src/**/*.ts', { cwd: checkout }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const calls = /\b(?:db|trx|database|from|into|\w*join|table)\(\s*'([a-z_]+)'/gi;
  return new Set(
    files.flatMap((file) =>
      Array.from(readFileSync(join(checkout, file), 'utf8').matchAll(calls), ([, name = '']) => name),
    ),
  );
}

test('every table that a query builder names is declared with the columns of the migrated schema, their types, and what an insert may leave out', async () => {
  const columns = await rows<{
    table: string;
    name: string;
    type: string;
    isNullable: boolean;
    isFilled: boolean;
  }>(
    db,
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      a.atthasdef as "isFilled"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = cast('public' as regnamespace) and c.relname not like 'knex%'
      and a.attnum > 0 and not a.attisdropped`,
  );
  const kinds: Readonly<Record<string, Kind>> = {
    boolean: 'boolean',
    bigint: 'number',
    integer: 'number',
    // Written as a number.
    numeric: 'number',
    'text[]': 'other',
    'date[]': 'other',
    'uuid[]': 'other',
    'timestamp with time zone[]': 'other',
  };
  const declared = declaredTables();
  const checked = namedTables();
  expect(checked.size).toBeGreaterThan(20);
  for (const column of declared) checked.add(column.slice(0, column.indexOf('.')));
  const inSchema = columns
    .filter(({ table }) => checked.has(table))
    .map(
      ({ table, name, type, isNullable, isFilled }) =>
        `${table}.${name}: ${[kinds[type] ?? 'string', ...(isNullable ? ['null'] : [])].join(' or ')}${isNullable || isFilled ? ', may be left out' : ''}`,
    );
  expect(declared.toSorted()).toEqual(inSchema.toSorted());
});
