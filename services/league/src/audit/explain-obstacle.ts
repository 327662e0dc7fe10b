import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { italianDay, italianInstant, italianMonth, monthOf } from '../time/rome.ts';
import type { Obstacle } from './obstacle.ts';
import { whatWasDone } from './what-was-done.ts';

/** Says to a person why a change cannot be taken back: what stands in the way, and who did it when. */
export async function explainObstacle(db: Database, change: string, obstacle: Obstacle): Promise<string> {
  if (obstacle.isFinal) {
    const month = italianMonth(monthOf(text(obstacle.row.date_earned)));
    return `Non si può annullare: il mese di ${month} è concluso e i suoi bonus non si toccano più`;
  }
  const thing = await nameOf(db, obstacle);
  const newer = await newerChange(db, change, obstacle);
  if (newer === undefined) return `Non si può annullare: nel frattempo è cambiato qualcosa: ${thing}`;
  const what = `«${whatWasDone(newer.action)}» di ${newer.actor}, ${italianInstant(newer.at)}`;
  const first = newer.trace === null ? '' : '. Annulla prima quella';
  return `Non si può annullare: c’è una modifica più recente (${what}) che riguarda ${thing}${first}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a row is for a person. */
async function nameOf(db: Database, { table, row }: Obstacle): Promise<string> {
  const player = async () => (await playerName(db, text(row.player_id))) ?? 'un partecipante eliminato';
  switch (table) {
    case 'players':
      return `il partecipante ${text(row.name)}`;
    case 'entries':
      return `l’entry di ${await player()} del ${italianDay(text(row.date))}`;
    case 'adjustments':
      return `i punti inseriti a mano per ${await player()}`;
    case 'player_bonuses':
    case 'bonus_blocks':
      return `un bonus di ${await player()} nella settimana del ${italianDay(text(row.week_start))}`;
    case 'disqualifications':
      return `la squalifica di ${await player()}`;
    case 'last_positions':
      return `la posizione di ${await player()}`;
    case 'prizes':
      return `il premio «${text(row.title)}»`;
    case 'site_content':
      return `il contenuto «${text(row.key)}»`;
    case 'game_rules':
      return `la regola «${text(row.title)}»`;
  }
}

/** The name of a player who is there, or the last one had by a player who is gone. */
export const PLAYER_NAME = (id: string): string => `coalesce(
  (select p.name from players p where cast(p.id as text) = ${id}),
  (select g.before ->> 'name' from audit g where g.subjects @> array[${id}] and g.before ->> 'id' = ${id}
    order by g.id desc limit 1))`;

async function playerName(db: Database, id: string): Promise<string | undefined> {
  const named = await firstRow<{ name: string | null }>(
    db,
    `select ${PLAYER_NAME('cast(:id as text)')} as name`,
    { id },
  );
  return named?.name ?? undefined;
}

interface NewerChange {
  readonly actor: string;
  readonly at: string;
  readonly action: string;
  readonly trace: string | null;
}

/** The newest change after `change` that was made to a row: told by itself, or by the rows of its trace. */
const newerChange = (db: Database, change: string, { table, row }: Obstacle) =>
  firstRow<NewerChange>(
    db,
    `select a.actor, a.at, a.action, a.trace from audit a
    where a.id > cast(:change as uuid) and a.subjects && cast(:about as text[])
      -- A change that was itself taken back is not what stands in the way.
      and not exists (select from audit u where u.undoes = a.id)
      and (
        a.before ->> 'id' = any(cast(:about as text[])) or a.after ->> 'id' = any(cast(:about as text[]))
        or (cast(:table as text) in ('disqualifications', 'bonus_blocks') and a.after ->> 'playerId' = :player)
        or exists (
          select from audit_rows r
          where r.trace = a.trace and r.table_name = :table
            and (r.removed @> jsonb_build_array(cast(:row as jsonb)) or r.written @> jsonb_build_array(cast(:row as jsonb)))
        )
      )
    order by a.id desc limit 1`,
    {
      change,
      table,
      player: text(row.player_id),
      about: `{${[row.id, row.player_id, row.key]
        .filter(Boolean)
        .map((id) => JSON.stringify(id))
        .join()}}`,
      row: JSON.stringify(row.id === undefined ? { player_id: row.player_id } : { id: row.id }),
    },
  );
