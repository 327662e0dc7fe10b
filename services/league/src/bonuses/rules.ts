import type { BonusKey } from '@vetta/contract/bonuses';

interface Rule {
  readonly key: BonusKey;
  /**
   * The first day on which the condition is met, null where it is not: SQL that aggregates one player's days of one
   * week. `week` is its Monday.
   */
  readonly ofDays: string;
  /**
   * The same where it hangs on the team too: SQL over what `ofDays` answered, under the rule's key, and `team`, the
   * week's alignment days of everybody (`days`, `last`).
   */
  readonly ofTeam?: string;
  /** The earliest close that can judge it, where that is later than the day it is earned on. */
  readonly judgedFrom?: string;
}

/** The weekly bonuses' conditions (spec section 9, design section 4). */
export const rules: readonly Rule[] = [
  { key: 'best_day_record', ofDays: 'min(date) filter (where appt_set >= 5)' },
  { key: 'call_beast', ofDays: 'min(date) filter (where rings > 100)' },
  { key: 'first_timer', ofDays: 'min(date) filter (where appt_done > 0)' },
  {
    key: 'consistency_king',
    // Monday to Friday, earned on the Friday.
    ofDays: 'case when count(*) filter (where rings >= 70 and date < week + 5) = 5 then week + 4 end',
  },
  {
    key: 'always_there',
    ofDays: 'count(*) filter (where alignment)',
    ofTeam: 'case when always_there = team.days then team.last end',
    // Until the Sunday is over, the team may still meet.
    judgedFrom: 'week + 6',
  },
];
