import { dayOf, monthOfDay, monthsLater } from './days.ts';
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

/** Whether a month was over before a commitment for its draw was published (docs/rules.md, «Months»). */
export function isImported(model: Model, month: string, now: Temporal.Instant): boolean {
  const final = model.finals.get(month);
  if (final !== undefined) return final.imported;
  if (month >= monthOfDay(dayOf(now))) return false;
  const committedAt = model.lotteries.get(month)?.committedAt;
  return committedAt === undefined || monthOfDay(dayOf(committedAt)) > month;
}
