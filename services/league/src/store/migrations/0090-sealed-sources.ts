import type { Knex } from 'knex';

/**
 * The address of a sheet is a secret: it is encrypted like those of channels. ALERT_URL is a channel, whose deliveries say what it was
 * told; and nobody counts the calls of guests any more.
 */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      drop table close_alerts, plugin_calls;
      alter table screens drop column alerted_at;
      alter table sources drop column problem_told_at;
      -- An address of before is in clear until the next start encrypts it.
      alter table sources rename column url to sealed;
      alter table sources add column host text;
      update sources set host = substring(sealed from '^[a-z]+://([^/?#]*)');
      alter table sources alter column host set not null;
      update audit set
        before = case when jsonb_typeof(before) = 'object' then before - 'url' else before end,
        after = case when jsonb_typeof(after) = 'object' then after - 'url' else after end
      where action in ('POST /api/admin/sources', 'PUT /api/admin/sources/{id}', 'DELETE /api/admin/sources/{id}');
    `),
  down: (db) =>
    db.schema.raw(`
      alter table sources drop column host;
      alter table sources rename column sealed to url;
      alter table sources add column problem_told_at timestamptz;
      alter table screens add column alerted_at timestamptz;
      create table close_alerts (day date primary key, sent_at timestamptz not null, recovered_at timestamptz);
      create table plugin_calls (
        plugin text not null,
        call text not null,
        day date not null,
        made integer not null check (made > 0),
        failed integer not null check (failed between 0 and made),
        failed_at timestamptz,
        failed_status integer,
        primary key (plugin, call, day),
        check ((failed = 0) = (failed_at is null) and (failed = 0) = (failed_status is null))
      );
    `),
};
