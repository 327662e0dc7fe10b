import type { Draft } from './stored-draft.ts';

/**
 * Returns the fields that differ from what the form showed. A draft holds only these: a number that was not typed may have
 * changed by the time the draft is read.
 */
export const typedFields = (shown: object, values: object): Draft => {
  const before = new Map(Object.entries(shown));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before.get(name))),
  );
};

/**
 * Returns a form's values after another admin has changed the row: the fields that were not touched take the row's new
 * values, the others keep what was typed. `before` is the row as the form showed it first, `now` as it is now.
 */
export function takeUntouched<Values extends object>(
  typed: Values,
  before: Partial<Values>,
  now: Partial<Values>,
): Values {
  const result: Values = { ...typed };
  for (const field in now) {
    const value = now[field];
    if (value !== undefined && isSame(typed[field], before[field])) result[field] = value;
  }
  return result;
}

/** Whether two values of a field are the same. Compared as JSON, in which a draft is stored. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
