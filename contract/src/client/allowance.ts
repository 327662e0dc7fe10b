/** Returns a function that spends some of what a second allows, one by default, and tells whether that was there. */
export function allowance(perSecond: number, most = perSecond): (cost?: number) => boolean {
  let left = most;
  let filledAt = performance.now();
  return (cost = 1) => {
    const now = performance.now();
    left = Math.min(most, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    left -= cost;
    return left >= 0;
  };
}
