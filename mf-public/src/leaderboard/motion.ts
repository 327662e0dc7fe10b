/** Whether the person wants to see things move. */
export const movesAllowed = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
