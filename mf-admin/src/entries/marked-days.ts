/**
 * Returns a player's days with data. `dates` are loaded once; the chosen day follows the day's own list, which is
 * refreshed with other admins' changes. `hasData` is undefined while that list loads.
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
