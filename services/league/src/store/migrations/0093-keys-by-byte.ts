import type { Knex } from 'knex';

/**
 * Gives every text column of an index another collation. Not those of lower(name): what people name is ordered as they read it. A
 * column of a trigger can only be changed without it.
 */
const recollate = (from: string, to: string) => `
  drop trigger announces_token on screens;
  do $$
  declare changed text;
  begin
    for changed in
      select format('alter table %s %s', t.name, string_agg(t.alteration, ', ')) from (
        select distinct cast(i.indrelid as regclass) as name, format('alter column %I type %s collate "${to}"', a.attname,
          format_type(a.atttypid, a.atttypmod)) as alteration
        from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where a.attcollation = 'pg_catalog."${from}"'::regcollation
      ) t group by t.name
    loop
      execute changed;
    end loop;
  end $$;
  create trigger announces_token after update of token_hash on screens
    for each statement execute function announce_generation();`;

/** Compares ids, hashes and keys byte by byte: their indexes stay whole when the system's ICU or glibc is another one. */
export const migration: Knex.Migration = {
  up: (db) => db.schema.raw(recollate('default', 'C')),
  down: (db) => db.schema.raw(recollate('C', 'default')),
};
