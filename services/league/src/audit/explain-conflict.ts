import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { italianDay, italianInstant, italianMonth, monthOf } from '../time/rome.ts';
import { actionLabel } from './action-labels.ts';
import { actorInWords } from './actor-in-words.ts';
import type { Conflict } from './conflict.ts';

/** Returns the Italian sentence that says why a change cannot be undone: what conflicts, who did it and when. */
export async function explainConflict(db: Database, change: string, conflict: Conflict): Promise<string> {
  if (conflict.isFinal) {
    const month = italianMonth(monthOf(text(conflict.row.date_earned)));
    return `Non si può annullare: il mese di ${month} è concluso e i suoi bonus non si toccano più`;
  }
  const thing = await nameOf(db, conflict);
  const newer = await newerChange(db, change, conflict);
  if (newer === undefined) return `Non si può annullare: nel frattempo è cambiato qualcosa: ${thing}`;
  const what = `«${actionLabel(newer.action)}» di ${actorInWords(newer.actor)}, ${italianInstant(newer.at)}`;
  const first = newer.journal === null ? '' : '. Annulla prima quella';
  return `Non si può annullare: c’è una modifica più recente (${what}) che riguarda ${thing}${first}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns what a row is called on screen. */
async function nameOf(db: Database, { table, row }: Conflict): Promise<string> {
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
    case 'settings':
      return settingNames[text(row.key)] ?? `l’impostazione «${text(row.key)}»`;
    case 'prize_handovers':
      return `la consegna del premio «${text(row.title)}» di ${italianMonth(monthOf(text(row.month)))}`;
  }
}

const settingNames: Readonly<Record<string, string>> = {
  prizes: 'le impostazioni dei premi',
  contest: 'le date del contest',
  launch: 'il momento del lancio',
  lotteryThreshold: 'la soglia della lotteria',
};

/** SQL of a player's name, or of the last name of a player who was removed. */
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
  readonly journal: string | null;
}

/** Returns the newest change of a row after `change`, found by what it says itself or by its journal. */
const newerChange = (db: Database, change: string, { table, row }: Conflict) =>
  firstRow<NewerChange>(
    db,
    `select a.actor, a.at, a.action, a.journal from audit a
    where a.id > cast(:change as uuid) and a.subjects && cast(:about as text[])
      -- A change that was itself undone does not conflict.
      and not exists (select from audit u where u.undoes = a.id)
      and (
        a.before ->> 'id' = any(cast(:about as text[])) or a.after ->> 'id' = any(cast(:about as text[]))
        or (cast(:table as text) in ('disqualifications', 'bonus_blocks') and a.after ->> 'playerId' = :player)
        or exists (
          select from audit_rows r
          where r.journal = a.journal and r.table_name = :table
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
