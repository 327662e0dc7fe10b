import type { MonthDetail } from '@vetta/contract/months';
import { type FieldChange, fieldChanges } from '../fields/fields.ts';
import { scoringFields } from '../scoring/scoring-fields.ts';

/** Returns the scoring values and prizes that a rebuild with today's values puts in place of the month's. */
export function valueChanges(before: MonthDetail, after: MonthDetail): FieldChange[] {
  const titles = ({ prizes }: MonthDetail) => prizes.map(({ title }) => title).join(', ') || null;
  const prizes = { field: 'premi', before: titles(before), after: titles(after) };
  return [
    ...fieldChanges(scoringFields, before.scoring, after.scoring),
    ...(prizes.before === prizes.after ? [] : [prizes]),
  ];
}
