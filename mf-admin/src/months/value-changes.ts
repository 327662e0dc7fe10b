import type { MonthDetail } from '@vetta/contract/months';
import type { FieldChange } from '../audit/words/account.ts';
import { fieldChanges } from '../audit/words/field-changes.ts';
import { scoringFields } from '../audit/words/values.ts';

/** Returns the scoring values and prizes that a rebuild with today's values puts in place of the month's. */
export function valueChanges(before: MonthDetail, after: MonthDetail): FieldChange[] {
  return [
    ...fieldChanges(scoringFields, before.scoring, after.scoring),
    ...fieldChanges<Pick<MonthDetail, 'prizes'>>(
      { prizes: { label: 'premi', show: (prizes) => prizes.map(({ title }) => title).join(', ') || null } },
      before,
      after,
    ),
  ];
}
