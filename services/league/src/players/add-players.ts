import { randomUUID } from 'node:crypto';
import { type KnownPlayer, matchPeople, type PersonInFile } from '@vetta/contract/match-people';
import type { PeopleChoices } from '@vetta/contract/people-choices';
import { peopleToAdd, type RowToAdd } from '@vetta/contract/people-to-add';
import { questionOf } from '@vetta/contract/person-question';
import type { AddedPlayers, NewPlayers, Player } from '@vetta/contract/players';
import type { Unsure } from '@vetta/contract/unsure';
import type { Created } from '../change.ts';
import { Undecided } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { createPlayers } from './create-players.ts';
import { defaultJoinedOn } from './joined-on.ts';
import { goneAmong, type KeyedHash, listKnownPlayers } from './known-people.ts';
import { PLAYERS, playersOn } from './require-player.ts';
import { UnknownChoice } from './unknown-choice.ts';

type Outcome = AddedPlayers['rows'][number]['outcome'];

/** Each row with its player, without the tag. */
interface AddedRow {
  readonly row: number;
  readonly outcome: Outcome;
  readonly player: Player | null;
}

/**
 * Adds many players without points, all or none. A name that a player has already, in another spelling or order or one letter off,
 * or who left, and a name that the list has twice, must be decided in `people`. @throws Undecided, UnknownChoice
 */
export async function addPlayers(
  trx: LockedTransaction,
  { players, people = {} }: NewPlayers,
  now: Now,
  keyed: KeyedHash,
): Promise<Created<Player[]> & { readonly rows: AddedRow[] }> {
  const planned = await planRows(trx, players, people, keyed);
  const joined = await defaultJoinedOn(trx, now.today);
  const newcomers = players.flatMap(({ name, joinedOn, role, team }, row) =>
    planned[row]?.outcome === 'created'
      ? [{ id: randomUUID(), row, name, joined_on: joinedOn ?? joined, role, team }]
      : [],
  );
  const journal = randomUUID();
  await createPlayers(trx, newcomers, now, journal);
  if (newcomers.length > 0) await noteChange(trx, now);
  const created = new Map(newcomers.map(({ id, row }) => [row, id]));
  const idOf = (row: number) => created.get(row) ?? planned[row]?.playerId ?? null;
  const stored = await playersById(
    trx,
    players.flatMap((_, row) => idOf(row) ?? []),
    now,
  );
  const added = planned.map(({ outcome }, row) => ({
    row,
    outcome,
    player: stored.get(idOf(row) ?? '') ?? null,
  }));
  return {
    before: null,
    after: added.flatMap(({ outcome, player }) => (outcome === 'created' && player ? [player] : [])),
    journal,
    rows: added,
  };
}

/** Returns what each row becomes. @throws Undecided with a question for each name that is not clear, UnknownChoice */
async function planRows(
  db: Database,
  players: NewPlayers['players'],
  people: PeopleChoices,
  keyed: KeyedHash,
): Promise<RowToAdd[]> {
  const known = await listKnownPlayers(db, { withDemo: true });
  const names = players.map(({ name }) => name);
  const byId = new Map(known.map((player) => [player.id, player]));
  // One day for all rows: two spellings of one name are two people until it is decided.
  const matched = matchPeople(
    players.map(({ name }) => ({ name, date: '' })),
    known,
    { people, gone: (await goneAmong(db, names, keyed)).whoIsGone },
  );
  const unsure: Unsure[] = [];
  for (const person of matched.values()) {
    if (person.choice === null) unsure.push(...askedOf(person, byId));
    else if (person.playerId !== null && !byId.has(person.playerId)) throw UnknownChoice(person.name);
  }
  if (unsure.length > 0)
    throw new Undecided('undecided_players', 'Non è stato aggiunto nessuno.', { unsure });
  return peopleToAdd(players, matched);
}

/** Returns the question of a name, or none if it is only a new player's. */
function askedOf(
  { name, rows: count, how, playerId, candidates, isAsked }: PersonInFile,
  byId: ReadonlyMap<string, KnownPlayer>,
): Unsure[] {
  const player = playerId === null ? undefined : byId.get(playerId);
  const who = player && candidates.length === 0 ? [player] : candidates;
  if (who.length > 0 || how === 'removed' || how === 'forgotten')
    return [questionOf({ name, how, candidates: who })];
  const choices = [
    { value: 'new', label: count > 1 ? `Sono ${count} persone` : 'Nuovo partecipante' },
    { value: 'skip', label: count > 1 ? 'È una persona sola' : 'Lascia fuori' },
  ];
  const ask = (question: string): Unsure => ({ about: 'person', subject: name, question, choices });
  if (count > 1) return [ask(`«${name}» è nell’elenco ${count} volte: sono persone diverse?`)];
  return isAsked ? [ask(`«${name}» è già nell’elenco, scritto in altro modo: è un’altra persona?`)] : [];
}

async function playersById(
  db: Database,
  ids: readonly string[],
  now: Now,
): Promise<ReadonlyMap<string, Player>> {
  const found = await rows<Player>(db, `${PLAYERS} where p.id = any(cast(:ids as uuid[]))`, {
    ...playersOn(now),
    ids: `{${ids.join()}}`,
  });
  return new Map(found.map((player) => [player.id, player]));
}
