import type { Knex } from 'knex';

/** The tables that only past months and draws are read from. */
const READ_BY_ALL = [
  'final_months',
  'final_standings',
  'final_month_rebuilds',
  'month_values',
  'draws',
  'draw_commitments',
  'replaced_commitments',
];

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const triggers = READ_BY_ALL.flatMap((table) =>
  EVENTS.map(([event, rows]) => ({
    table,
    name: `moves_public_version_on_${event}`,
    sql: `create trigger moves_public_version_on_${event} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function move_public_version();`,
  })),
);

/** Past months and draws move the public version too: one version is one content of every public answer. */
export const versionOfPastMonths: Knex.Migration = {
  up: (db) => db.schema.raw(triggers.map(({ sql }) => sql).join('\n')),
  down: (db) =>
    db.schema.raw(triggers.map(({ table, name }) => `drop trigger ${name} on ${table};`).join('\n')),
};
