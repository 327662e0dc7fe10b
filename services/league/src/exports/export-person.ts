import type { PersonalData } from '@vetta/contract/exports';
import { holdsOn, LINKS } from '../intake/links.ts';
import { isInHistory, namesOf } from '../players/anonymise-player.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/**
 * Returns everything that is stored about a person, also of one who was removed: the rows of every table that names the player, the
 * draws with the person among the participants, and the changes about them. What a change about several people says of the others
 * is left out. @throws UnknownPlayer for an id that neither the players nor the history have
 */
export async function exportPerson(db: Database, id: string, now: Now): Promise<PersonalData> {
  const tables: PersonalData['tables'] = {};
  const add = async (table: string, column: string) => {
    const found = await db.table<Record<string, unknown>>(table).where(column, id);
    if (found.length > 0) tables[table] = found;
  };
  await add('players', 'id');
  if (tables.players === undefined && !(await isInHistory(db, id))) throw UnknownPlayer();
  for (const table of await tablesAboutPlayers(db)) await add(table, 'player_id');
  await addEvents(db, id, tables);
  return {
    exportedAt: now.instant.toString(),
    id,
    names: await namesOf(db, id),
    tables,
    draws: await drawsWith(db, id),
    changes: await changesAbout(db, id),
  };
}

/** Adds what telephone systems and CRMs sent of the person, whom they call otherwise. */
async function addEvents(db: Database, id: string, tables: PersonalData['tables']): Promise<void> {
  const found = await rows<Record<string, unknown>>(
    db,
    `select e.* from events e join ${LINKS} l on l.source = e.source and l.who = e.who and ${holdsOn('e.day')}
    where l.player_id = :id order by e.at, e.source, e.id`,
    { id },
  );
  if (found.length > 0) tables.events = found;
  const sums = await rows<Record<string, unknown>>(
    db,
    `select s.* from event_sums s join ${LINKS} l on l.source = s.source and l.who = s.who and ${holdsOn('s.day')}
    where l.player_id = :id order by s.day, s.source, s.kind`,
    { id },
  );
  if (sums.length > 0) tables.event_sums = sums;
}

/** Every table with a column of players: one that a later version adds is exported, too. */
async function tablesAboutPlayers(db: Database): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    `select c.table_name::text as name from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'player_id' and table_type = 'BASE TABLE' order by 1`,
  );
  return found.map(({ name }) => name);
}

const drawsWith = (db: Database, id: string): Promise<PersonalData['draws']> =>
  rows(
    db,
    `select d.month, d.prize_title as "prizeTitle", d.drawn_at as "drawnAt", p as participant,
      d.winner_id is not distinct from cast(:id as uuid) as won
    from draws d, jsonb_array_elements(d.participants) p where p ->> 'id' = :text order by d.drawn_at`,
    { id, text: id },
  );

const changesAbout = (db: Database, id: string): Promise<PersonalData['changes']> =>
  rows(
    db,
    `select at, actor, action, cardinality(subjects) > 1 as "isAboutOthersToo",
      case when cardinality(subjects) = 1 then before end as before,
      case when cardinality(subjects) = 1 then after end as after
    from audit where subjects @> array[cast(:id as text)] order by at, audit.id`,
    { id },
  );
