const KEY = 'vetta-first-steps';

/** Returns whether this device shows the first steps; undefined while nothing decided that. */
export function areStepsShown(): boolean | undefined {
  const stored = localStorage.getItem(KEY);
  return stored === null ? undefined : stored === 'shown';
}

export const showSteps = (): void => localStorage.setItem(KEY, 'shown');
export const hideSteps = (): void => localStorage.setItem(KEY, 'hidden');
