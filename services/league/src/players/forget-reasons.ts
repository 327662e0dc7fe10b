import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { forgetNamesInText, type Person } from './forget-names.ts';

/** The columns with the reasons that admins gave, and the tables' keys. */
const REASONS = [
  { table: 'final_month_rebuilds', key: ['id'], column: 'reason' },
  { table: 'draws', key: ['id'], column: 'void_reason' },
  { table: 'disqualifications', key: ['player_id', 'month'], column: 'reason' },
] as const;

/** Replaces the person's names in every reason that admins gave: one for a change to another player may name the person too. */
export async function forgetNamesInReasons(trx: Transaction, person: Person): Promise<void> {
  for (const { table, key, column } of REASONS) {
    const given = await rows<{ given: string }>(
      trx,
      `select ${key.join(', ')}, ${column} as given from ${table} where ${column} is not null`,
    );
    for (const { given: reason, ...row } of given) {
      const forgotten = forgetNamesInText(reason, person);
      if (forgotten !== reason)
        await trx(table)
          .where(row)
          .update({ [column]: forgotten });
    }
  }
}
