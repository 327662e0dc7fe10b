import { MOST_NEWCOMERS_A_DAY, MOST_ROWS_OF_KEY } from '@vetta/contract/imports';
import type { NarrowKey } from '../audit/own-changes.ts';
import { failure } from '../failure.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import type { GivenTable } from './tracker-source.ts';

const TooManyNewcomers = failure(
  'too_many_newcomers',
  409,
  () =>
    `Questa chiave porta al massimo ${MOST_NEWCOMERS_A_DAY} persone nuove in un giorno: le altre le aggiunge un admin. Non è stato importato nulla.`,
);
const TooManyRows = failure(
  'too_many_rows',
  400,
  () =>
    `Con questa chiave un file ha al massimo ${MOST_ROWS_OF_KEY} righe: dividilo, o importalo dal pannello`,
);

/** Checks that an import of a narrow key, which is done, brought no more new people than it may in a day. @throws TooManyNewcomers */
export async function refuseTooManyNewcomers(
  trx: Transaction,
  { name }: NarrowKey,
  newPlayers: number,
  { instant }: Now,
): Promise<void> {
  if (newPlayers === 0) return;
  const before = await firstRow<{ count: number }>(
    trx,
    `select coalesce(cast(sum(cast(after ->> 'newPlayers' as bigint)) as int), 0) as count from audit
    where action = 'POST /api/admin/imports' and actor = :name and at > cast(:since as timestamptz)`,
    { name, since: instant.subtract({ hours: 24 }).toString() },
  );
  if ((before?.count ?? 0) + newPlayers > MOST_NEWCOMERS_A_DAY) throw TooManyNewcomers();
}

/** Checks that a file is one that a narrow key may import. @throws TooManyRows */
export function refuseTooManyRows(file: string | GivenTable): void {
  const rows =
    typeof file === 'string'
      ? file.split('\n', MOST_ROWS_OF_KEY + 2).length - 1
      : file.table.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (rows > MOST_ROWS_OF_KEY) throw TooManyRows();
}
