import type { FailureKind } from '@vetta/contract/screens';
import { DEADLINE_MS } from '../plugins/deadline.ts';

/**
 * Returns why a guest has painted nothing: its document may not have come, which a frame tells nobody. The browser has it without a
 * request if it came.
 */
export async function whyNothingCame(address: string): Promise<FailureKind> {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    return ok ? 'tooSlow' : 'http';
  } catch {
    return 'network';
  }
}
