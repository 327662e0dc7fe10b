import { deviceStorage } from '@vetta/contract/client/device-storage';

const KEY = 'vetta-first-steps';

/** Returns whether this device shows the first steps; undefined while nothing decided that. */
export function areStepsShown(): boolean | undefined {
  const stored = deviceStorage.get(KEY);
  return stored === null ? undefined : stored === 'shown';
}

export const showSteps = (): void => deviceStorage.set(KEY, 'shown');
export const hideSteps = (): void => deviceStorage.set(KEY, 'hidden');
