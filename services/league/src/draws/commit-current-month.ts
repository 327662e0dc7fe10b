import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { commitMonth } from './commitments.ts';

/**
 * Commits to the secret of the current month's draw, unless it is committed already. Called at the start: a new
 * installation has no close of the month before that could have done it.
 */
export const commitCurrentMonth = (db: Database, now: Now): Promise<void> =>
  db.transaction((trx) => commitMonth(trx, monthOf(now.today), now));
