/**
 * Returns a form's values after another admin has changed the row: the fields that were not touched take the row's new
 * values, the others keep what was typed. `before` is the row as the form showed it first, `now` as it is now.
 */
export function takeUntouched<Values extends object>(typed: Values, before: Values, now: Values): Values {
  const result = { ...typed };
  for (const field in now) if (typed[field] === before[field]) result[field] = now[field];
  return result;
}
