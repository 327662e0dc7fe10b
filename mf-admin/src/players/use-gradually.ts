import { startTransition, useEffect, useState } from 'react';

/** More than a screen shows. */
const AT_ONCE = 12;
const THEN = 12;

/**
 * Returns how many items of a list to render: a screenful at once, the others soon after it, some at a time. Two hundred
 * cards in one go block a slow machine for seconds.
 */
export function useGradually(total: number): number {
  const [count, setCount] = useState(AT_ONCE);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + THEN)));
    return () => clearTimeout(timer);
  }, [count, total]);
  return Math.min(count, total);
}
