import type { SourceProblem } from '@vetta/contract/sources';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';

/** A source from which nothing is taken, without the lines of its sheet. */
export interface SourceAlert extends Pick<SourceProblem, 'what'> {
  readonly event: 'source-problem';
  /** Its name. */
  readonly source: string;
}

/**
 * Sends the alert about a source with a problem of which nobody was told yet: once for each problem, by all processes together.
 * If `send` throws, it is sent again later.
 */
export const sendDueSourceAlert = (
  db: Database,
  now: Temporal.Instant,
  send: (alert: SourceAlert) => Promise<void>,
): Promise<void> =>
  db.transaction(async (trx) => {
    const due = await firstRow<{ id: string; name: string; problem: SourceProblem }>(
      trx,
      `select id, name, problem from sources where problem is not null and problem_told_at is null
      order by problem_since limit 1 for update skip locked`,
    );
    if (due === undefined) return;
    await send({ event: 'source-problem', source: due.name, what: due.problem.what });
    await rows(trx, 'update sources set problem_told_at = :now where id = :id', {
      id: due.id,
      now: now.toString(),
    });
  });
