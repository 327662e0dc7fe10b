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
    const undoing = undoings.get(id);
    if (undoing) {
      const [by, at] = [actorInWords(undoing.actor), italianInstant(undoing.at)];
      return no(
        undoing.stands
          ? `Vale di nuovo: il suo annullamento è stato annullato da ${by}, ${at}. Per toglierla ancora si annulla quella riga`
          : `È già stata annullata da ${by}, ${at}`,
      );
    }
    const reason = reasons.get(id);
    return reason === undefined ? { possible: true, reason: null } : no(reason);
  };
}

/** The newest undo of a chain: the undo of a change, the undo of that undo, and so on. */
interface LastUndo {
  /** The change that the chain began with. */
  readonly of: string;
  readonly by: string;
  readonly actor: string;
  readonly at: string;
  /** Whether the change stands again: its undo was undone. */
  readonly stands: boolean;
}

/** Returns for each of the changes that were ever undone who undid or restored it last, and when. */
export async function undoingsOf(
  db: Database,
  changes: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, LastUndo>> {
  const undoings = await rows<LastUndo>(
    db,
    `with recursive chain as (
      select undoes as of, id as by, actor, at, 1 as length from audit where undoes = any(cast(:ids as uuid[]))
      union all
      select chain.of, undo.id, undo.actor, undo.at, length + 1 from chain join audit undo on undo.undoes = chain.by
    )
    select distinct on (of) of, by, actor, at, length % 2 = 0 as stands from chain order by of, length desc`,
    { ids: changes.map(({ id }) => id) },
  );
  return new Map(undoings.map((undoing) => [undoing.of, undoing]));
}
