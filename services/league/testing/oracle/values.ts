import type { BonusKey } from '@vetta/contract/bonuses';
import type { ScoringChange } from '@vetta/contract/scoring';
import { dayOf, monthOfDay } from './days.ts';
import type { Model } from './model.ts';

/** What a month is ranked and awarded by (docs/rules.md, «Months»). */
export interface ModelValues {
  readonly scoring: ScoringChange;
  readonly bonuses: Readonly<Record<BonusKey, { readonly points: number; readonly isActive: boolean }>>;
}

/** The values of an installation (docs/rules.md, «Points» and «Weekly bonuses»). */
export const DEFAULT_VALUES: ModelValues = {
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
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
  let held = DEFAULT_VALUES;
  for (const { from, values } of model.values) if (from <= month) held = values;
  return held;
}

/** A change belongs to the month under way and the later ones; without any entry to all months. */
export function changeValues(model: Model, change: Partial<ModelValues>, now: Temporal.Instant): void {
  const from = monthOfDay(dayOf(now));
  const values = { ...valuesOf(model, from), ...change };
  if (model.entries.length === 0) model.values = [{ from: '', values }];
  else model.values.push({ from, values });
}
