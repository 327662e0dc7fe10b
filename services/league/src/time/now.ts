import type { Day } from '@vetta/contract/values';
import { romeDay } from './rome.ts';

/** When a command runs: the instant, and the Rome day that it falls on. */
export interface Now {
  readonly instant: Temporal.Instant;
  readonly today: Day;
}

export const nowOf = (instant: Temporal.Instant): Now => ({ instant, today: romeDay(instant) });
