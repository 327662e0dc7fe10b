/**
 * A player's days with data: `dates` as they were read once, but the chosen day as its own list says, which hears of other
 * admins' changes. `hasData` is undefined until that list is there.
 */
export function markedDays(
  dates: readonly string[] | undefined,
  day: string,
  hasData: boolean | undefined,
): ReadonlySet<string> {
  const marked = new Set(dates);
  if (hasData === true) marked.add(day);
  if (hasData === false) marked.delete(day);
  return marked;
}
