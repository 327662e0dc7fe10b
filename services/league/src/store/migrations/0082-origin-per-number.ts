import type { Knex } from 'knex';

const ORIGINS = `'typed', 'fetched', 'counted', 'kept'`;
const NUMBERS = [
  ['rings', 'ring', '0'],
  ['appt_set', 'apptSet', '0'],
  ['appt_done', 'apptDone', '0'],
  ['alignment', 'alignment', 'false'],
] as const;
const each = (sql: (column: string, kind: string, none: string) => string) =>
  NUMBERS.map(([column, kind, none]) => sql(column, kind, none)).join(', ');

/** The rows of a journal with the origin of each number: a counted entry's were all counted. */
const withOrigins = (side: string) => `
  ${side} = coalesce((
    select jsonb_agg(r.row || jsonb_build_object(${each((column) => `'${column}_origin', coalesce(r.row ->> 'origin', 'typed')`)}) order by place)
    from jsonb_array_elements(${side}) with ordinality r (row, place)), '[]')`;

/** Each number of a day has an origin of its own (docs/rules.md, «Entries»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.raw(`
      -- typed: by a person or from a file. fetched: from a sheet. kept: written, and kept although events say otherwise. counted: from
      -- events, and follows them. Null: no number, and 0. What an older journal restores was written.
      alter table entries ${each(
        (column) =>
          `add column ${column}_origin text default 'typed' check (${column}_origin in (${ORIGINS}))`,
      )};
      update entries set ${each((column) => `${column}_origin = 'kept'`)} where origin = 'kept';
      update entries set ${each((column) => `${column}_origin = null`)} where absent;
      update entries e set ${each(
        (column, kind, none) =>
          `${column}_origin = case when '${kind}' = any(k.kinds) then 'counted' when e.${column} <> ${none} then 'typed' end`,
      )}
      from (
        select i.player_id, array_agg(distinct k.kind) as kinds
        from identities i join event_kinds k on k.source = i.source group by i.player_id
      ) k where k.player_id = e.player_id and e.origin = 'counted';
      update audit_rows set ${withOrigins('removed')}, ${withOrigins('written')}
      where table_name = 'entries' and (removed @> '[{"origin": "counted"}]' or written @> '[{"origin": "counted"}]');
      alter table entries drop column origin,
        ${each((column, _, none) => `add check (${column}_origin is not null or ${column} = ${none})`)};
    `),
  down: (db) =>
    db.raw(`
      alter table entries add column origin text not null default 'typed' check (origin in ('typed', 'counted', 'kept'));
      update entries set origin = case when 'kept' in (${each((column) => `${column}_origin`)}) then 'kept' else 'counted' end
      where not absent and 'kept' in (${each((column) => `${column}_origin`)})
        or not array[${each((column) => `${column}_origin`)}] && array['typed', 'fetched', 'kept'];
      alter table entries ${each((column) => `drop column ${column}_origin`)};
    `),
};
