import { monthOf, romeDay } from '@vetta/contract/rome-time';

/** Returns the Rome month of an instant. */
export const monthAt = (time: Date): string => monthOf(romeDay(time));
