import type { BonusKey } from '@vetta/contract/bonuses';

interface Condition {
  readonly key: BonusKey;
  /**
   * SQL that aggregates one player's entries of one week and gives the first day on which the condition is met, or null;
   * with `ofTeam`, the value that `ofTeam` turns into the day. `week` is the week's Monday.
   */
  readonly ofDays: string;
  /**
   * SQL of that day where the condition also depends on the team: over the result of `ofDays`, named as the key, and
   * over `team`, the days of the week on which anyone was present (their number `days`, the latest `last`).
   */
  readonly ofTeam?: string;
  /** SQL of the earliest close that can judge the condition, if that is later than the day on which it is met. */
  readonly judgedFrom?: string;
}

/** The conditions of the weekly bonuses (docs/rules.md, «Weekly bonuses»). */
export const conditions: readonly Condition[] = [
  { key: 'best_day_record', ofDays: 'min(date) filter (where appt_set >= 5)' },
  { key: 'call_beast', ofDays: 'min(date) filter (where rings > 100)' },
  { key: 'first_timer', ofDays: 'min(date) filter (where appt_done > 0)' },
  {
    key: 'consistency_king',
    // 70 calls or more on each day from Monday to Friday; earned on the Friday.
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
