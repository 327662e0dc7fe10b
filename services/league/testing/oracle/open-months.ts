import { monthOfDay, monthsLater } from './days.ts';
import type { Model } from './model.ts';

/** Returns the months that can still change, up to `last`: the first is the first with a dated row. */
export function openMonths(model: Model, last: string): string[] {
  const dates = [
    ...model.entries.map(({ date }) => date),
    ...model.handEdits.map(({ date }) => date),
    ...model.awards.map(({ dateEarned }) => dateEarned),
  ];
  const months: string[] = [];
  const first = dates.toSorted()[0];
  if (first === undefined) return months;
  for (let month = monthOfDay(first); month <= last; month = monthsLater(month, 1)) {
    if (!model.finalMonths.has(month)) months.push(month);
  }
  return months;
}
