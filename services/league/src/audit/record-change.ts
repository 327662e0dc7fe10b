import type { Transaction } from '../store/database.ts';

/** Who changed what: `action` is the call or the command, `before` and `after` are what it was done to. */
export interface AuditedChange {
  readonly actor: string;
  readonly action: string;
  readonly at: Temporal.Instant;
  readonly before: unknown;
  readonly after: unknown;
}

/** Writes the audit row of a change, in the change's own transaction, and answers its id. */
export async function recordChange(trx: Transaction, change: AuditedChange): Promise<string> {
  const [row]: { id: string }[] = await trx('audit')
    .insert({
      at: change.at.toString(),
      actor: change.actor,
      action: change.action,
      before: change.before === null ? null : JSON.stringify(change.before),
      after: change.after === null ? null : JSON.stringify(change.after),
    })
    .returning('id');
  if (row === undefined) throw new Error('The audit answered no row');
  return row.id;
}
