import type { AuditPerson } from '@vetta/contract/audit';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

// Who was removed has no row but in a journal: the newest one has the last name.
const PEOPLE = `
  select id, name, case when archived_on is null then 'active' else 'archived' end as state from players
  union all (
    select distinct on (p.id) p.id, p.name, 'removed'
    from audit_rows r join audit a on a.journal = r.journal,
      lateral jsonb_to_recordset(r.removed) as p (id uuid, name text)
    where r.table_name = 'players' and p.id not in (select id from players)
    order by p.id, a.id desc
  )`;

/** Returns everybody of whom the audit tells by name: players, who left, and who was removed. */
export const listAuditPeople = (db: Database): Promise<AuditPerson[]> =>
  rows(db, `select * from (${PEOPLE}) people order by name collate "it-x-icu", id`);
