import type { AuditedChange } from '@vetta/contract/audit';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { italianInstant } from '../time/rome.ts';
import { explainObstacle } from './explain-obstacle.ts';
import { obstacleTo } from './obstacle.ts';

const no = (reason: string): AuditedChange['undo'] => ({ possible: false, reason });

/** Whether a change can be taken back as things stand, and why not. */
export async function undoState(
  db: Database,
  { id, trace }: { id: string; trace: string | null },
): Promise<AuditedChange['undo']> {
  if (trace === null) return no('Questa modifica non si può annullare: si corregge con una nuova');
  const undone = await firstRow<{ actor: string; at: string }>(
    db,
    'select actor, at from audit where undoes = :id',
    { id },
  );
  if (undone) return no(`È già stata annullata da ${undone.actor}, ${italianInstant(undone.at)}`);
  const obstacle = await obstacleTo(db, trace);
  return obstacle ? no(await explainObstacle(db, id, obstacle)) : { possible: true, reason: null };
}
