import { randomUUID } from 'node:crypto';
import type { CountedKind, CountedTwice } from '@vetta/contract/intake';
import { journaled } from '../audit/journal.ts';
import type { Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { holdsOn, isHere, LINKS } from './links.ts';
import { recountSource } from './recount-days.ts';

const UnknownKind = failure('unknown_kind', 404, () => 'Questa fonte non ha mai contato questo');

/** Returns what each source counts, and the people of whom several sources count the same. */
export async function listCountedKinds(
  db: Database,
): Promise<{ kinds: CountedKind[]; twice: CountedTwice[] }> {
  return {
    kinds: await rows(
      db,
      `select source, kind, counts from event_kinds k where ${isHere('k.source')} order by source collate "it-x-icu", kind`,
    ),
    twice: await rows(
      db,
      `select p.id as "playerId", p.name, k.kind, array_agg(distinct l.source) as sources
      from ${LINKS} l join players p on p.id = l.player_id join event_kinds k on k.source = l.source and k.counts
      where l.until = 'infinity' and p.archived_on is null and exists (
        select from events e where e.source = l.source and e.who = l.who and e.kind = k.kind and ${holdsOn('e.day')})
      group by p.id, p.name, k.kind having count(distinct l.source) > 1 order by p.name, k.kind`,
    ),
  };
}

/** Says whether a source counts a kind: what it has brought is counted anew. @throws UnknownKind */
export async function changeCountedKind(
  trx: LockedTransaction,
  { source, kind, counts }: CountedKind,
  now: Now,
): Promise<Replaced<CountedKind>> {
  const before = await firstRow<CountedKind>(
    trx,
    'select source, kind, counts from event_kinds where source = :source and kind = :kind for update',
    { source, kind },
  );
  if (before === undefined) throw UnknownKind();
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'event_kinds' },
    'update event_kinds set counts = :counts where source = :source and kind = :kind and counts <> :counts',
    { source, kind, counts },
  );
  await recountSource(trx, source, now, journal);
  return { before, after: { ...before, counts }, journal };
}
