import { monthOfDay } from './days.ts';
import type { Model } from './model.ts';

/** The months that can still change, up to `last`: the league's first is the first that anything is dated in. */
export function openMonths(model: Model, last: string): string[] {
  const dates = [
    ...model.entries.map(({ date }) => date),
    ...model.handEdits.map(({ date }) => date),
    ...model.awards.map(({ dateEarned }) => dateEarned),
  ];
  const months: string[] = [];
  const first = dates.toSorted()[0];
  if (first === undefined) return months;
  for (let month = monthOfDay(first); month <= last; month = monthAfter(month)) {
    if (!model.finalMonths.has(month)) months.push(month);
  }
  return months;
}

const monthAfter = (month: string) => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
