import type { BonusKey } from '@vetta/contract/bonuses';
import type { Model, ModelEntry } from './model.ts';

/**
 * Returns the first day of a week on which a player met a bonus's condition, as the close of `upTo` sees it, or null.
 * `week` is the seven days, Monday first.
 */
export function groundOf(
  model: Model,
  kind: BonusKey,
  playerId: string,
  week: readonly string[],
  upTo: string,
): string | null {
  const seen = model.entries.filter(({ date }) => date <= upTo);
  const own = (day: string) => seen.find((entry) => entry.playerId === playerId && entry.date === day);
  const firstDay = (met: (entry: ModelEntry) => boolean) => {
    for (const day of week) {
      const entry = own(day);
      if (entry !== undefined && met(entry)) return day;
    }
    return null;
  };

  switch (kind) {
    case 'best_day_record':
      return firstDay(({ apptSet }) => apptSet >= 5);
    case 'call_beast':
      return firstDay(({ rings }) => rings > 100);
    case 'first_timer':
      return firstDay(({ apptDone }) => apptDone > 0);
    case 'consistency_king': {
      const mondayToFriday = week.slice(0, 5);
      for (const day of mondayToFriday) if ((own(day)?.rings ?? 0) < 70) return null;
      return mondayToFriday[4] ?? null;
    }
    case 'always_there': {
      const meetings = week.filter((day) => seen.some(({ date, alignment }) => date === day && alignment));
      for (const day of meetings) if (own(day)?.alignment !== true) return null;
      return meetings.at(-1) ?? null;
    }
  }
}

/** Always There is judged from the Sunday's close on, the others as soon as their day is closed. */
export const isJudged = (kind: BonusKey, week: readonly string[], upTo: string): boolean =>
  kind !== 'always_there' || upTo >= (week[6] ?? '');
