import type { Player } from '@vetta/contract/players';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSums } from '../standings/update-sums.ts';
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

/** Writes what an admin typed in place of the stored numbers: dated rows of the ledger, and the position that orders ties. */
export async function adjustByHand(
  trx: LockedTransaction,
  id: string,
  stored: Numbers,
  edit: HandEdit,
  now: Now,
): Promise<void> {
  const { instant, today } = now;
  const rows = adjustments(stored, edit);
  if (rows.length > 0) {
    await trx('adjustments').insert(
      rows.map((row) => ({ ...row, player_id: id, date: today, made_at: instant.toString() })),
    );
    await updateSums(trx, monthOf(today), now, [id]);
  }
  if (edit.position === undefined || edit.position === stored.position) return;
  const key = { month: firstDay(monthOf(today)), player_id: id };
  await trx('last_positions').where(key).delete();
  if (edit.position > 0) await trx('last_positions').insert({ ...key, position: edit.position });
  await noteChange(trx, now);
}
