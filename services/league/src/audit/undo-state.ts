import type { AuditedChange } from '@vetta/contract/audit';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { italianInstant } from '../time/rome.ts';
import { actorInWords } from './actor-in-words.ts';
import { conflictWith } from './conflict.ts';
import { explainConflict } from './explain-conflict.ts';

const no = (reason: string): AuditedChange['undo'] => ({ possible: false, reason });

/** Returns whether a change can be undone now, and if not, the reason. */
export async function undoState(
  db: Database,
  { id, journal }: { id: string; journal: string | null },
): Promise<AuditedChange['undo']> {
  if (journal === null) return no('Questa modifica non si può annullare: si corregge con una nuova');
  const undone = await firstRow<{ actor: string; at: string }>(
    db,
    'select actor, at from audit where undoes = :id',
    { id },
  );
  if (undone)
    return no(`È già stata annullata da ${actorInWords(undone.actor)}, ${italianInstant(undone.at)}`);
  const conflict = await conflictWith(db, journal);
  return conflict ? no(await explainConflict(db, id, conflict)) : { possible: true, reason: null };
}
