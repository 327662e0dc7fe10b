import type { AuditedChange, AuditPage, AuditPerson } from '@vetta/contract/audit';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { actionLabel } from './action-labels.ts';
import { PLAYER_NAME } from './explain-conflict.ts';
import { undoingsOf, undoStates } from './undo-state.ts';

const PAGE = 50;

/** Selects changes: of a Rome day, by an admin, about a subject (an id or key), older than the change `cursor`. */
export interface AuditFilter {
  readonly day?: Day | undefined;
  readonly admin?: string | undefined;
  readonly subject?: string | undefined;
  readonly cursor?: string | undefined;
}

type ChangeRow = Omit<AuditedChange, 'what' | 'undo' | 'undoneBy'> & { readonly journal: string | null };

/** Returns one page of the changes, newest first. */
export async function listAudit(
  db: Database,
  { day, admin, subject, cursor }: AuditFilter,
): Promise<AuditPage> {
  const found = await rows<ChangeRow>(db, CHANGES, {
    day: day ?? null,
    admin: admin ?? null,
    subject: subject ?? null,
    cursor: cursor ?? null,
    // One more row shows whether another page follows.
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const [undoOf, undoings] = [await undoStates(db, page), await undoingsOf(db, page)];
  const changes = page.map(({ journal, ...change }) => {
    const undoing = undoings.get(change.id);
    return {
      ...change,
      what: actionLabel(change.action),
      undo: undoOf({ id: change.id, journal }),
      undoneBy: undoing === undefined || undoing.stands ? null : undoing.by,
    };
  });
  return { changes, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

const said = (field: string) => `coalesce(a.after ->> '${field}', a.before ->> '${field}')`;

const CHANGES = `
  select a.id, a.at, a.actor, a.action, a.before, a.after, a.journal, a.undoes,
    coalesce(${said('name')}, ${said('title')}, ${said('prizeTitle')}, ${said('key')},
      case when ${said('playerId')} is not null then ${PLAYER_NAME(said('playerId'))} end, ${said('month')}) as about
  from audit a
  where (cast(:cursor as uuid) is null or a.id < cast(:cursor as uuid))
    and (cast(:subject as text) is null or a.subjects @> array[cast(:subject as text)])
    and (cast(:admin as text) is null or a.actor = :admin or starts_with(a.actor, :admin || ', con «'))
    and (cast(:day as date) is null or (
      a.at >= cast(cast(:day as date) as timestamp) at time zone 'Europe/Rome'
      and a.at < cast(cast(:day as date) + 1 as timestamp) at time zone 'Europe/Rome'))
  order by a.id desc limit :limit`;

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
