import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { removeDemo } from './remove-demo.ts';

export const NoDemo = failure('no_demo', 404, () => 'L’ufficio dimostrativo non c’è più');

/** How large a demonstration office was. */
export interface DemoSize {
  readonly players: number;
  readonly entries: number;
}

/** Removes the demonstration office because an admin says so. @throws NoDemo */
export async function wipeDemo(trx: LockedTransaction, now: Now): Promise<Removed<DemoSize>> {
  const before = await firstRow<DemoSize>(
    trx,
    `select count(distinct p.id) as players, count(e.id) as entries
    from players p left join entries e on e.player_id = p.id where p.is_demo`,
  );
  if (before === undefined || !(await removeDemo(trx, now))) throw NoDemo();
  return { before, after: null };
}
