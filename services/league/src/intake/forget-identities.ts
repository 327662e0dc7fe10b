import { nameKey } from '@vetta/contract/name-key';
import type { Person } from '../players/forget-names.ts';
import type { KeyedHash } from '../players/known-people.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { rememberForgotten } from './forgotten-identities.ts';

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
  const identities = await rows<{ source: string; who: string; playerId: string | null }>(
    trx,
    'select source, who, player_id as "playerId" from identities where player_id is null or player_id = :id',
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
  const theirs = identities.filter(({ who, playerId }) => playerId === id || isMeant(who));
  const given = { theirs: JSON.stringify(theirs) };
  await rememberForgotten(trx, theirs, keyed);
  const deleted = await firstRow<DeletedIdentities>(trx, DELETE, given);
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
