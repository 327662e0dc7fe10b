import { createHash, randomUUID } from 'node:crypto';
import type { ImportOptions } from '@vetta/contract/imports';
import type { PersonChoice } from '@vetta/contract/match-people';
import { nameKey } from '@vetta/contract/name-key';
import type { PeopleChoices, RememberedPerson } from '@vetta/contract/people-choices';
import { headingKey } from '@vetta/contract/tracker-fields';
import { isUndone } from '../audit/is-undone.ts';
import { journaled } from '../audit/journal.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { type KeyedHash, leaveForgottenOut, listKnownPlayers } from '../players/known-people.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/** What is decided for all files with one header. */
type Layout = Pick<ImportOptions, 'columns' | 'dateOrder' | 'sheet'>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const headerHash = (headings: readonly string[]): string => hashOf(JSON.stringify(headings.map(headingKey)));

/** Returns what was decided for the last file with these headings, in their order; undefined if nothing was. */
export async function rememberedLayout(
  db: Database,
  headings: readonly string[],
): Promise<Layout | undefined> {
  const stored = await firstRow<{
    columns: Layout['columns'];
    dateOrder: Layout['dateOrder'] | null;
    sheet: string | null;
  }>(db, 'select columns, date_order as "dateOrder", sheet from import_layouts where header = :header', {
    header: headerHash(headings),
  });
  return (
    stored && {
      columns: stored.columns,
      dateOrder: stored.dateOrder ?? undefined,
      sheet: stored.sheet ?? undefined,
    }
  );
}

/** Stores what was decided for these headings, if anything was. */
export async function rememberLayout(
  trx: Transaction,
  headings: readonly string[],
  { columns = {}, dateOrder, sheet }: Layout,
  { instant }: Now,
): Promise<void> {
  if (Object.keys(columns).length === 0 && dateOrder === undefined && sheet === undefined) return;
  await trx('import_layouts')
    .insert({
      header: headerHash(headings),
      columns: JSON.stringify(columns),
      date_order: dateOrder ?? null,
      sheet: sheet ?? null,
      decided_at: instant.toString(),
    })
    .onConflict('header')
    .merge(['columns', 'date_order', 'sheet', 'decided_at']);
}

/**
 * Returns what was decided for names that are not a player's own, and whose earlier names those of players are. A decision holds as
 * long as the change with which it came was not undone.
 */
export async function listRememberedPeople(db: Database): Promise<RememberedPerson[]> {
  const decided = await rows<RememberedPerson>(
    db,
    `select d.name_hash as "nameHash", d.player_id as "playerId", p.name as player, d.name, d.decided_at as "decidedAt"
    from import_people d left join players p on p.id = d.player_id
    where not ${isUndone('d.journal')}
    order by d.decided_at desc, d.name_hash`,
  );
  const earlier = (await listKnownPlayers(db)).flatMap(({ id, name: player, earlierNames = [] }) =>
    earlierNames.map((name) => ({
      nameHash: hashOf(nameKey(name)),
      playerId: id,
      player,
      name,
      decidedAt: null,
    })),
  );
  const known = new Set(decided.map(({ nameHash }) => nameHash));
  return [...decided, ...earlier.filter(({ nameHash }) => !known.has(nameHash))];
}

/** Returns a function that returns what was decided for a name, by its key. */
export async function rememberedPeople(db: Database): Promise<(key: string) => PersonChoice | undefined> {
  const stored = await listRememberedPeople(db);
  const byHash = new Map(stored.map(({ nameHash, playerId }) => [nameHash, playerId ?? 'skip']));
  return (key) => (byHash.size === 0 ? undefined : byHash.get(hashOf(key)));
}

/**
 * Stores whom names mean, and those whose rows are always left out; one that is left out this time alone is no longer so. A name that
 * became a new player is that player's from now on, and needs no row.
 */
export async function rememberPeople(
  trx: Transaction,
  people: PeopleChoices,
  journal: string,
  { instant }: Now,
  keyed: KeyedHash | undefined,
): Promise<void> {
  const given = Object.entries(people);
  const named = (wanted: PersonChoice) =>
    given.flatMap(([name, choice]) => (choice === wanted ? [name] : []));
  const isForgotten = await leaveForgottenOut(trx, named('never'), journal, keyed);
  const once = named('skip').map((name) => hashOf(nameKey(name)));
  if (once.length > 0) await trx('import_people').whereNull('player_id').whereIn('name_hash', once).delete();
  const decided = given.filter(
    ([name, choice]) => choice !== 'new' && choice !== 'skip' && !isForgotten.has(name),
  );
  if (decided.length === 0) return;
  await rows(
    trx,
    `insert into import_people (name_hash, name, player_id, journal, decided_at)
    select hash, name, player, cast(:journal as uuid), cast(:now as timestamptz)
    from jsonb_to_recordset(cast(:decided as jsonb)) as given (hash text, name text, player uuid)
    on conflict (name_hash) do update set name = excluded.name, player_id = excluded.player_id, journal = excluded.journal,
      decided_at = excluded.decided_at`,
    {
      journal,
      now: instant.toString(),
      decided: JSON.stringify(
        // The last of two spellings of one name.
        [...new Map(decided.map((one) => [hashOf(nameKey(one[0])), one]))].map(([hash, [name, choice]]) => ({
          hash,
          name: name.trim(),
          player: choice === 'never' ? null : choice,
        })),
      ),
    },
  );
}

const UnknownDecision = failure('unknown_decision', 404, () => 'Questo nome non è più ricordato');

/**
 * Forgets what was decided for a name. The audit says of whom it was, and not the name: it may be like that of a person who is
 * forgotten later. @throws UnknownDecision
 */
export async function forgetDecision(
  trx: Transaction,
  nameHash: string,
): Promise<Removed<{ readonly playerId: string | null }>> {
  const before = await firstRow<{ playerId: string | null }>(
    trx,
    'select player_id as "playerId" from import_people where name_hash = :nameHash for update',
    { nameHash },
  );
  if (before === undefined) throw UnknownDecision();
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'import_people' },
    'delete from import_people where name_hash = :nameHash',
    {
      nameHash,
    },
  );
  return { before, after: null, journal };
}
