/** Whether two words differ by one letter: another one, one too many, one missing, or two that changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && left === [...right].reverse().join('');
  return isSwap || Math.max(left.length, right.length) === 1;
}
