/** Whether two texts differ by one letter that is other, missing or too many, or by two neighbours that are swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const between = one.slice(start, one.length - end);
  const otherBetween = other.slice(start, other.length - end);
  if (between.length <= 1 && otherBetween.length <= 1) return true;
  return (
    between.length === 2 &&
    otherBetween.length === 2 &&
    between[0] === otherBetween[1] &&
    between[1] === otherBetween[0]
  );
}
