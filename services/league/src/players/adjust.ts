import type { Player } from '@vetta/contract/players';
import { journaled } from '../audit/journal.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSums } from '../standings/update-sums.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';

/** The points and the position of a player as an admin typed them; a field that is left out is untouched. */
export interface HandEdit {
  readonly position?: number | undefined;
  readonly score?: number | undefined;
  readonly bonus?: number | undefined;
  readonly total?: number | undefined;
}

type Numbers = Pick<Player, 'position' | 'score' | 'bonus' | 'total'>;

const NegativeNumber = failure(
  'negative_number',
  400,
  () => 'I punti inseriti a mano non possono essere negativi',
);

const ArchivedPlayer = failure(
  'archived_player',
  409,
  (name: string) => `${name} è in archivio: i suoi punti non si cambiano a mano`,
);

/**
 * Refuses a hand edit of a leaver: off the board there are no numbers to compare it with. @throws ArchivedPlayer if a number
 * is touched
 */
export function refuseHandEdit(leaver: Player, edit: HandEdit): void {
  const isTouched = (['position', 'score', 'bonus', 'total'] as const).some(
    (field) => edit[field] !== undefined && edit[field] !== leaver[field],
  );
  if (isTouched) throw ArchivedPlayer(leaver.name);
}

/**
 * Returns the ledger rows that turn the stored numbers into the typed ones. A number equal to the stored one is
 * untouched; a touched score or bonus moves an untouched total with it; a total that is not their sum gets its own row
 * (docs/rules.md, «Hand-edited points»). @throws NegativeNumber if a touched number is below zero.
 */
function adjustments(stored: Numbers, edit: HandEdit): { field: string; points: number }[] {
  const touched = (field: 'score' | 'bonus' | 'total') => {
    const typed = edit[field];
    if (typed === undefined || typed === stored[field]) return 0;
    if (typed < 0) throw NegativeNumber();
    return typed - stored[field];
  };
  const score = touched('score');
  const bonus = touched('bonus');
  const total = touched('total');
  return [
    { field: 'score', points: score },
    { field: 'bonus', points: bonus },
    { field: 'total', points: total === 0 ? 0 : total - score - bonus },
  ].filter(({ points }) => points !== 0);
}

const ADJUST = `
  insert into adjustments (player_id, date, made_at, field, points)
  select cast(:id as uuid), cast(:today as date), cast(:now as timestamptz), field, points
  from jsonb_to_recordset(cast(:ledger as jsonb)) as given (field text, points bigint)`;

/**
 * Writes what an admin typed in place of the stored numbers: rows of the ledger with today's date, and the position that orders
 * ties. A journal that is given gets the rows.
 */
export async function adjustByHand(
  trx: LockedTransaction,
  id: string,
  stored: Numbers,
  edit: HandEdit,
  now: Now,
  journal?: string,
): Promise<void> {
  const { instant, today } = now;
  const ledger = adjustments(stored, edit);
  if (ledger.length > 0) {
    const bindings = { id, today, now: instant.toString(), ledger: JSON.stringify(ledger) };
    if (journal === undefined) await rows(trx, ADJUST, bindings);
    else await journaled(trx, { journal, table: 'adjustments' }, ADJUST, bindings);
    await updateSums(trx, monthOf(today), now, [id]);
  }
  if (edit.position === undefined || edit.position === stored.position) return;
  const key = { month: firstDay(monthOf(today)), player_id: id };
  await trx('last_positions').where(key).delete();
  if (edit.position > 0) await trx('last_positions').insert({ ...key, position: edit.position });
  await noteChange(trx, now);
}
