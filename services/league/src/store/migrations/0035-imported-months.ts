import type { Knex } from 'knex';

/** Which final months are imported: they were over before a commitment for their draw was published, and have no prizes. */
export const importedMonths: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table final_months add column imported boolean not null default false;

      -- Where a draw was held or a prize handed over, winners were named, and stay.
      update final_months f set imported = true, prizes = '[]'
      where not exists (select from draws d where d.month = f.month)
        and not exists (select from prize_handovers h where h.month = f.month)
        and not exists (
          select from (
            select month, committed_at from draw_commitments
            union all select month, committed_at from replaced_commitments
          ) c
          where c.month = f.month and c.committed_at < (f.month + interval '1 month') at time zone 'Europe/Rome'
        );

      -- A secret that was made after the participants were known is for no draw.
      delete from draw_commitments c
      where c.redraws is null and not exists (select from draws d where d.commitment_id = c.id)
        and not exists (select from replaced_commitments r where r.month = c.month)
        and c.committed_at >= (c.month + interval '1 month') at time zone 'Europe/Rome';
    `),
  down: (db) => db.schema.raw('alter table final_months drop column imported'),
};
