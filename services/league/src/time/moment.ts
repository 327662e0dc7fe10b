import type { Day } from '@vetta/contract/values';
import { romeDay } from './rome.ts';

/** When something happens: the instant, and the Rome day that it falls on. */
export interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Day;
}

export const momentOf = (now: Temporal.Instant): Moment => ({ now, today: romeDay(now) });
