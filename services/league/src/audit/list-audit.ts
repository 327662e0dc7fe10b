import type { AuditedChange, AuditPage } from '@vetta/contract/audit';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { PLAYER_NAME } from './explain-obstacle.ts';
import { undoState } from './undo-state.ts';
import { whatWasDone } from './what-was-done.ts';

const PAGE = 50;

/** Which changes: those of a Rome day, of an admin, about a subject, older than the change `cursor`. */
export interface AuditFilter {
  readonly day?: Day | undefined;
  readonly admin?: string | undefined;
  readonly subject?: string | undefined;
  readonly cursor?: string | undefined;
}

type ChangeRow = Omit<AuditedChange, 'what' | 'undo'> & { readonly trace: string | null };

/** The changes, newest first, a page at a time. */
export async function listAudit(
  db: Database,
  { day, admin, subject, cursor }: AuditFilter,
): Promise<AuditPage> {
  const found = await rows<ChangeRow>(db, CHANGES, {
    day: day ?? null,
    admin: admin ?? null,
    subject: subject ?? null,
    cursor: cursor ?? null,
    // One more, to know whether another page follows.
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const changes: AuditedChange[] = [];
  for (const { trace, ...change } of page) {
    const undo = await undoState(db, { id: change.id, trace });
    changes.push({ ...change, what: whatWasDone(change.action), undo });
  }
  return { changes, next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

const told = (field: string) => `coalesce(a.after ->> '${field}', a.before ->> '${field}')`;

const CHANGES = `
  select a.id, a.at, a.actor, a.action, a.before, a.after, a.trace, a.undoes,
    (select u.id from audit u where u.undoes = a.id) as "undoneBy",
    coalesce(${told('name')}, ${told('title')}, ${told('prizeTitle')}, ${told('key')},
      case when ${told('playerId')} is not null then ${PLAYER_NAME(told('playerId'))} end, ${told('month')}) as about
  from audit a
  where (cast(:cursor as uuid) is null or a.id < cast(:cursor as uuid))
    and (cast(:subject as text) is null or a.subjects @> array[cast(:subject as text)])
    and (cast(:admin as text) is null or a.actor = :admin)
    and (cast(:day as date) is null or (
      a.at >= cast(cast(:day as date) as timestamp) at time zone 'Europe/Rome'
      and a.at < cast(cast(:day as date) + 1 as timestamp) at time zone 'Europe/Rome'))
  order by a.id desc limit :limit`;
