import type { AuditedChange } from '@vetta/contract/audit';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { italianInstant } from '../time/rome.ts';
import { actorInWords } from './actor-in-words.ts';
import { conflictsWith } from './conflict.ts';
import { explainConflicts } from './explain-conflict.ts';

type UndoState = AuditedChange['undo'];

interface JournaledChange {
  readonly id: string;
  readonly journal: string | null;
}

const no = (reason: string): UndoState => ({ possible: false, reason });

/** Returns for each change whether it can be undone now, and if not, the reason: by a fixed number of statements. */
export async function undoStates(
  db: Database,
  changes: readonly JournaledChange[],
): Promise<(change: JournaledChange) => UndoState> {
  const undoings = await undoingsOf(db, changes);
  const conflicts = await conflictsWith(
    db,
    changes.flatMap(({ id, journal }) => (journal === null || undoings.has(id) ? [] : [journal])),
  );
  const reasons = await explainConflicts(
    db,
    changes.flatMap(({ id, journal }) => {
      const conflict = journal === null ? undefined : conflicts.get(journal);
      return conflict ? [{ id, conflict }] : [];
    }),
  );
  return ({ id, journal }) => {
    if (journal === null) return no('Questa modifica non si può annullare: si corregge con una nuova');
    const undone = undoings.get(id);
    if (undone)
      return no(`È già stata annullata da ${actorInWords(undone.actor)}, ${italianInstant(undone.at)}`);
    const reason = reasons.get(id);
    return reason === undefined ? { possible: true, reason: null } : no(reason);
  };
}

/** Returns who has undone each of the changes that were undone, and when. */
async function undoingsOf(db: Database, changes: readonly JournaledChange[]) {
  const undoings = await rows<{ undoes: string; actor: string; at: string }>(
    db,
    'select undoes, actor, at from audit where undoes = any(cast(:ids as uuid[]))',
    { ids: changes.map(({ id }) => id) },
  );
  return new Map(undoings.map((undoing) => [undoing.undoes, undoing]));
}
