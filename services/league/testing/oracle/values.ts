import { dayOf, monthOfDay } from './days.ts';
import type { Model, ModelPrize, ModelValues } from './model.ts';

/** The values of an installation (docs/rules.md, «Points» and «Weekly bonuses»). */
const DEFAULT_VALUES: ModelValues = {
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
  prizes: [],
  prizeSettings: { prizeBasis: 'total', prizeRate: 0.1 },
  contests: { '2025-10': { start: '2025-10-01', end: '2025-10-31' } },
  threshold: 1200,
  bonuses: {
    best_day_record: { points: 100, isActive: true },
    call_beast: { points: 100, isActive: true },
    first_timer: { points: 25, isActive: true },
    consistency_king: { points: 100, isActive: true },
    always_there: { points: 100, isActive: true },
  },
};

/** Returns the values that held when a month ended, or that hold today. */
export function valuesOf(model: Model, month: string): ModelValues {
  const stored = model.finalValues.get(month);
  if (stored !== undefined) return stored;
  let held = DEFAULT_VALUES;
  for (const { from, values } of model.values) if (from <= month) held = values;
  return held;
}

/** Returns the prizes of a month: those of every month and its own (docs/rules.md, «Eligibility»). */
export const prizesOf = (model: Model, month: string): readonly ModelPrize[] =>
  valuesOf(model, month).prizes.filter((prize) => prize.month === null || prize.month === month);

/** The month's own dates, else those of the calendar. */
export function contestOf(model: Model, month: string): { start: string; end: string } {
  const own = valuesOf(model, month).contests[month];
  if (own !== undefined) return own;
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { start: `${month}-01`, end: `${month}-${daysInMonth}` };
}

/** A change belongs to the month under way and the later ones; without any entry to all months. */
export function changeValues(model: Model, change: Partial<ModelValues>, now: Temporal.Instant): void {
  const from = monthOfDay(dayOf(now));
  const values = { ...valuesOf(model, from), ...change };
  if (model.entries.length === 0) model.values = [{ from: '', values }];
  else model.values.push({ from, values });
}

/** In tenths, so that half a point is exactly half: 0.7 × 25 is 17.5 and counts 18. */
export function alignmentPoints(presences: number, multiplier: number): number {
  const tenths = presences * 25 * Math.round(multiplier * 10);
  return Math.floor((tenths + 5) / 10);
}
