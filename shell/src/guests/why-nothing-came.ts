import type { Generation } from '@vetta/contract/plugins-json';
import { GENERATION_ADDRESS } from '@vetta/contract/published-build';
import type { FailureKind } from '@vetta/contract/screens';
import { DEADLINE_MS } from '../plugins/deadline.ts';

/** Returns whether the server serves a guest's build, by its entry, to this device. Rejects if it does not answer. */
export async function isServed(entry: string): Promise<boolean> {
  const answer = await fetch(GENERATION_ADDRESS, { signal: AbortSignal.timeout(DEADLINE_MS) });
  // Our own server sends it, by the contract's shape.
  const served = (await answer.json()) as Partial<Generation>;
  return served.plugins?.some((plugin) => plugin.entry === entry) ?? false;
}

/**
 * Returns why a guest has painted nothing: its document may not have come, which a frame tells nobody, and frames alone may ask for it.
 * The server has documents of the builds that it serves.
 */
export async function whyNothingCame(entry: string): Promise<FailureKind> {
  try {
    return (await isServed(entry)) ? 'tooSlow' : 'http';
  } catch {
    return 'network';
  }
}
