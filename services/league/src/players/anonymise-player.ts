import { matchPeople } from '@vetta/contract/match-people';
import { spellingKey } from '@vetta/contract/name-key';
import type { AnonymousPlayer } from '@vetta/contract/players';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { type DeletedIdentities, forgetIdentities } from '../intake/forget-identities.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { forgetEverywhere } from './forget-everywhere.ts';
import { forgetNamesInText, mentions, namesIn, type Person } from './forget-names.ts';
import { forgetEarlierNames, type KeyedHash } from './known-people.ts';
import { requirePlayer, UnknownPlayer } from './require-player.ts';

const NotArchived = failure(
  'not_archived',
  409,
  () => 'Si può rendere anonimo solo un partecipante archiviato o eliminato',
);

/** What the audit says of an anonymisation: never the name. */
export interface Anonymised {
  readonly playerId: string;
  readonly name: string;
  readonly reason: string;
  /** What cannot be undone. */
  readonly deleted: DeletedIdentities;
}

/**
 * Puts «Partecipante N» in place of the name of a player who left or was removed, earlier names too: in final months, draws, the
 * audit and its journals, and in everything that people wrote, so that no undo brings one back. N is the lowest number that is
 * not in use. Who has such a name keeps it, so a second call answers the same. No number moves.
 * @throws UnknownPlayer for an id that neither the players nor the history have, NotArchived
 */
export async function anonymisePlayer(
  trx: LockedTransaction,
  id: string,
  { reason }: { readonly reason: string },
  now: Now,
  keyed: KeyedHash,
): Promise<Change<null, Anonymised> & { readonly reply: AnonymousPlayer }> {
  const player = await firstRow<{ name: string; archivedOn: string | null }>(
    trx,
    'select name, archived_on as "archivedOn" from players where id = :id',
    { id },
  );
  if (player === undefined && !(await isInHistory(trx, id))) throw UnknownPlayer();
  if (player?.archivedOn === null) throw NotArchived();
  const { person, deleted } = await forgetPlayer(
    trx,
    { id, name: await anonymousName(trx, id, player?.name) },
    now,
    keyed,
  );
  return {
    before: null,
    after: { playerId: id, name: person.name, reason: forgetNamesInText(reason, person), deleted },
    reply: player === undefined ? { id, name: person.name } : await requirePlayer(trx, id, now),
  };
}

/** Puts `name` in place of every name that a player has or had, and records it. Returns the names that are gone, and what was deleted. */
export async function forgetPlayer(
  trx: LockedTransaction,
  { id, name }: { readonly id: string; readonly name: string },
  now: Now,
  keyed: KeyedHash,
): Promise<{ readonly person: Person; readonly deleted: DeletedIdentities }> {
  const names = (await namesOf(trx, id)).filter((known) => !ANONYMOUS.test(known));
  const person = { id, name, names, namesakes: await namesakesOf(trx, id, names) };
  const at = now.instant.toString();
  await rows(trx, 'update players set name = :name, updated_at = :at where id = :id', { id, name, at });
  await rows(trx, 'update final_standings set name = :name where player_id = :id', { id, name });
  // First: a source may call the person by the very name that is replaced everywhere.
  const deleted = await forgetIdentities(trx, person, keyed);
  await forgetEverywhere(trx, person);
  // The hash of a name would still find its player.
  await rows(trx, 'delete from import_people where player_id = :id', { id });
  await rows(
    trx,
    `update audit_rows set removed = '[]', written = '[]'
    where table_name = 'import_people' and (removed || written) @> jsonb_build_array(jsonb_build_object('player_id', cast(:id as text)))`,
    { id },
  );
  await forgetSpellings(trx, person, now);
  await forgetEarlierNames(trx, person, keyed);
  await rows(
    trx,
    `insert into anonymised_players (player_id, name, anonymised_at) values (:id, :name, :at)
    on conflict (player_id) do update set name = excluded.name, anonymised_at = excluded.anonymised_at`,
    { id, name, at },
  );
  await noteChange(trx, now);
  return { person, deleted };
}

/** SQL of one side of a journal without the spellings of these names. */
const withoutSpellings = (side: string): string => `(
  select coalesce(jsonb_agg(case when r ->> 'name_hash' = any (cast(:hashes as text[])) then r || '{"name": null}' else r end), '[]')
  from jsonb_array_elements(${side}) r)`;

/** Forgets how tables spelled what may be a name of the person: what was decided for it holds on, by its hash. */
async function forgetSpellings(trx: Transaction, { id, names }: Person, { today }: Now): Promise<void> {
  const [name, ...earlierNames] = names;
  if (name === undefined) return;
  const spelled = await rows<{ hash: string; name: string }>(
    trx,
    `select name_hash as hash, name from import_people where name is not null
    union select r ->> 'name_hash', r ->> 'name' from audit_rows, jsonb_array_elements(removed || written) r
      where table_name = 'import_people' and r ->> 'name' is not null`,
  );
  const found = matchPeople(
    spelled.map((one) => ({ name: one.name, date: today })),
    [{ id, name, archivedOn: null, earlierNames }],
  );
  const hashes = spelled.flatMap((one) =>
    found.get(spellingKey(one.name))?.how === 'new' ? [] : [one.hash],
  );
  if (hashes.length === 0) return;
  await trx('import_people').whereIn('name_hash', hashes).update({ name: null });
  await rows(
    trx,
    `update audit_rows set removed = ${withoutSpellings('removed')}, written = ${withoutSpellings('written')} where table_name = 'import_people'`,
    { hashes },
  );
}

const ANONYMOUS = /^Partecipante [1-9]\d*$/;

/** Returns the name that a player keeps or gets. */
async function anonymousName(trx: Transaction, id: string, name: string | undefined): Promise<string> {
  const known = await firstRow<{ name: string }>(
    trx,
    'select name from anonymised_players where player_id = :id',
    { id },
  );
  if (known !== undefined) return known.name;
  return name !== undefined && ANONYMOUS.test(name) ? name : nextAnonymousName(trx);
}

/** Returns «Partecipante N» with the lowest number that is not in use. */
export async function nextAnonymousName(db: Database): Promise<string> {
  const used = await rows<{ name: string }>(
    db,
    `select name from players where name like 'Partecipante %'
    union select name from anonymised_players
    union select name from final_standings where name like 'Partecipante %'
    union select p ->> 'name' from draws, jsonb_array_elements(participants) p where p ->> 'name' like 'Partecipante %'`,
  );
  const names = new Set(used.map(({ name }) => name));
  let number = 1;
  while (names.has(`Partecipante ${number}`)) number += 1;
  return `Partecipante ${number}`;
}

/** Returns whether an id is that of a player who was removed: of a final month, a draw, or a change of players. */
export async function isInHistory(trx: Database, id: string): Promise<boolean> {
  const found = await firstRow(
    trx,
    `select from final_standings where player_id = :id
    union all select from anonymised_players where player_id = :id
    union all select from draws where participants @> jsonb_build_array(jsonb_build_object('id', cast(:text as text)))
    union all select from audit_rows where table_name = 'players'
      and (removed || written) @> jsonb_build_array(jsonb_build_object('id', cast(:text as text)))
    union all select from audit where action like '% /api/admin/players%' and subjects @> array[cast(:text as text)]
    limit 1`,
    { id, text: id },
  );
  return found !== undefined;
}

/** SQL of the names that players have or had, by id, as far as rows and journals hold them. */
const NAMES = `
  select cast(id as text) as id, name from players
  union select cast(player_id as text), name from earlier_names
  union select cast(player_id as text), name from final_standings
  union select p ->> 'id', p ->> 'name' from draws, jsonb_array_elements(participants) p
  union select r ->> 'id', r ->> 'name' from audit_rows, jsonb_array_elements(removed || written) r
    where table_name = 'players'`;

/** Returns every name that a player has or had. */
export async function namesOf(trx: Database, id: string): Promise<string[]> {
  const stored = await rows<{ name: string }>(trx, `select name from (${NAMES}) known where id = :id`, {
    id,
  });
  const audited = await rows(
    trx,
    `select before, after from audit
    where subjects @> array[:id] or strpos(cast(before as text), :id) > 0 or strpos(cast(after as text), :id) > 0`,
    { id },
  );
  return [...new Set([...stored.map(({ name }) => name), ...namesIn(audited, id)])];
}

async function namesakesOf(
  trx: Transaction,
  id: string,
  names: readonly string[],
): Promise<Person['namesakes']> {
  const others = await rows<Person['namesakes'][number]>(
    trx,
    `select id, name from (${NAMES}) known where id <> :id`,
    { id },
  );
  return others.filter(({ name }) => mentions(name, names));
}
