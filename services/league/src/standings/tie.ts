import type { TieReason } from '@vetta/contract/standings';

/** What the order of two players with the same total is decided by. */
export interface Ranked {
  readonly total: number;
  readonly appt_done: number;
  readonly appt_set: number;
  readonly rings: number;
  readonly last_position: number | null;
}

/** Why `own` stands behind `above`, or null where the total says it. */
export function tieReason(above: Ranked | undefined, own: Ranked): TieReason | null {
  if (above === undefined || above.total !== own.total) return null;
  if (above.appt_done !== own.appt_done) return 'apptDone';
  if (above.appt_set !== own.appt_set) return 'apptSet';
  if (above.rings !== own.rings) return 'rings';
  return above.last_position === own.last_position ? 'name' : 'lastPosition';
}
