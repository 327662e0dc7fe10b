import type { Database } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { commitMonth } from './commitments.ts';

/**
 * Commits to the secret of the current month's draw, unless that was done before: at the installation there was no
 * close of the month before to do it.
 */
export const commitCurrentMonth = (db: Database, moment: Moment): Promise<void> =>
  db.transaction((trx) => commitMonth(trx, monthOf(moment.today), moment));
