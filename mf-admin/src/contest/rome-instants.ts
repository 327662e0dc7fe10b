import { romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';

/** Rome's offsets from UTC in hours: summer time, standard time. */
const OFFSETS = [2, 1] as const;

/** Whether it is a time of day, `HH:MM`. */
export const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** An instant with the offset that Rome's clocks show then. */
export interface RomeInstant {
  /** ISO 8601 in UTC. */
  readonly iso: string;
  readonly offset: (typeof OFFSETS)[number];
}

/**
 * Returns the instants at which Rome's clocks show a day (`YYYY-MM-DD`) and a time (`HH:MM`): usually one; none in the hour
 * that the spring's change skips; two, the earlier first, in the hour that autumn's repeats.
 */
export function romeInstants(day: string, time: string): RomeInstant[] {
  if (!isTime(time)) return [];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const asUtc = new Date(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc.valueOf())) return [];
  return OFFSETS.flatMap((offset) => {
    const at = new Date(asUtc.valueOf() - offset * 3_600_000);
    const isShown = romeDay(at) === day && romeSecondOfDay(at) === hours * 3600 + minutes * 60;
    return isShown ? [{ iso: at.toISOString(), offset }] : [];
  });
}
