import { nameKey } from '@vetta/contract/name-key';
import { eachNumber } from '../entries/origins.ts';
import type { Person } from '../players/forget-names.ts';
import type { KeyedHash } from '../players/known-people.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { rememberForgotten } from './forgotten-identities.ts';
import { holdsOn, LINKS } from './links.ts';
import { RECOUNTED } from './recount-days.ts';

/** How much of a person was deleted that no undo brings back. */
export interface DeletedIdentities {
  /** Events, and sums of old ones. */
  readonly events: number;
  readonly identities: number;
}

const THEIRS = `select source, who from jsonb_to_recordset(cast(:theirs as jsonb)) as given (source text, who text)`;

const DELETE = `
  with single as (delete from events where (source, who) in (${THEIRS}) returning 1),
  summed as (delete from event_sums where (source, who) in (${THEIRS}) returning 1),
  known as (delete from identities where (source, who) in (${THEIRS}) returning 1)
  select cast((select count(*) from single) + (select count(*) from summed) as int) as events,
    cast((select count(*) from known) as int) as identities`;

const WITHOUT_THEIRS = (side: 'removed' | 'written') => `coalesce((
  select jsonb_agg(e) from jsonb_array_elements(${side}) e where (e ->> 'source', e ->> 'who') not in (${THEIRS})
    or e ->> 'who' is null), '[]')`;

/** The words of a name or an address, in any script. */
const wordsOf = (text: string): string[] =>
  nameKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Forgets how sources call a person who is made anonymous: the events of those who are linked to the person, and of those who are
 * linked to nobody and have all words of one of the person's names, unless that is another player's name just as well. What comes
 * of them later is refused. Entries stay as they are.
 */
export async function forgetIdentities(
  trx: Transaction,
  { id, name, names }: Person,
  keyed: KeyedHash,
): Promise<DeletedIdentities> {
  const identities = await rows<{ source: string; who: string; isOwn: boolean }>(
    trx,
    `select i.source, i.who, bool_or(l.player_id = :id) is true as "isOwn"
    from identities i left join identity_links l on l.source = i.source and l.who = i.who
    group by i.source, i.who having bool_or(l.player_id <> :id) is not true`,
    { id },
  );
  // An extension that has also been another's keeps that person's days.
  await rows(
    trx,
    `with shared as (
      select l.* from ${LINKS} l where l.player_id = :id and exists (
        select from identity_links o where o.source = l.source and o.who = l.who and o.player_id <> :id)
    ),
    single as (
      delete from events e using shared l where e.source = l.source and e.who = l.who and ${holdsOn('e.day')}
    ),
    summed as (
      delete from event_sums s using shared l where s.source = l.source and s.who = l.who and ${holdsOn('s.day')}
    )
    update identity_links o set player_id = null from shared l
    where o.source = l.source and o.who = l.who and o.from_day = l.from_day`,
    { id },
  );
  // Nothing counts these numbers any more: they are kept as they are.
  await rows(
    trx,
    `update entries set ${eachNumber(({ column }) => `${column}_origin = case when ${column}_origin = 'counted' then 'kept' else ${column}_origin end`)}
    where player_id = :id`,
    { id },
  );
  const others = await rows<{ name: string }>(trx, 'select name from players where id <> :id', { id });
  const own = names.map(wordsOf);
  const ofOthers = others.map((other) => wordsOf(other.name));
  const isMeant = (who: string) => {
    const words = new Set(wordsOf(who));
    const longest = (known: readonly (readonly string[])[]) =>
      Math.max(0, ...known.map((all) => (all.every((word) => words.has(word)) ? all.length : 0)));
    return longest(own) > longest(ofOthers);
  };
  const theirs = identities.filter(({ who, isOwn }) => isOwn || isMeant(who));
  const given = { theirs: JSON.stringify(theirs) };
  await rememberForgotten(trx, theirs, keyed);
  const deleted = await firstRow<DeletedIdentities>(trx, DELETE, given);
  // What journals say of a link is how a source called the person: a change of links alone can be undone no longer.
  await rows(
    trx,
    `with gone as (
      delete from audit_rows where table_name = 'identity_links' and exists (
        select from jsonb_array_elements(removed || written) r
        where (r ->> 'source', r ->> 'who') in (${THEIRS}) or r ->> 'player_id' = cast(:id as text))
      returning journal
    )
    update audit a set journal = null where journal in (select journal from gone) and not exists (
      select from audit_rows r where r.journal = a.journal and r.table_name not in ('identity_links', '${RECOUNTED}'))`,
    { ...given, id },
  );
  await rows(
    trx,
    `update audit_rows set removed = ${WITHOUT_THEIRS('removed')}, written = ${WITHOUT_THEIRS('written')}
    where table_name = 'events'`,
    given,
  );
  await rows(
    trx,
    `update audit set before = before || jsonb_build_object('who', cast(:name as text)),
      after = after || jsonb_build_object('who', cast(:name as text))
    where action = 'PUT /api/admin/identities' and (cast(:id as text) in (before ->> 'playerId', after ->> 'playerId')
      or (after ->> 'source', after ->> 'who') in (${THEIRS}))`,
    { ...given, id, name },
  );
  return deleted ?? { events: 0, identities: 0 };
}
