import { plainRows } from '@vetta/contract/plain-rows';
import { failure } from './failure.ts';
import { rowCommands } from './row-commands.ts';
import { columnOf } from './store/columns.ts';

/** Returns the commands of a plain section's rows. The FAQ of a new installation is in `store/migrations/0081-baseline.sql`. */
export function plainCommands(table: keyof typeof plainRows) {
  const { row, told } = plainRows[table];
  const gone = `${told.this.charAt(0).toUpperCase()}${told.this.slice(1)} non esiste più`;
  return rowCommands({
    table,
    by: 'id',
    row,
    order: [...told.order, 'id'].map((field) => `"${columnOf(field)}"`).join(', '),
    unknown: failure(`unknown_${told.code}`, 404, () => gone),
  });
}
