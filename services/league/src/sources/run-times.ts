import type { Source } from '@vetta/contract/sources';
import { ROME, romeDay } from '../time/rome.ts';

/** When a source is fetched. */
export type SourceTimes = Pick<Source, 'everyMinutes' | 'from' | 'to'>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the times of each day at which a source is fetched, as minutes since midnight in Rome, in order. */
export function runTimes({ everyMinutes, from, to }: SourceTimes): number[] {
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const count = Math.floor((last - first) / everyMinutes) + 1;
  return Array.from({ length: Math.max(count, 1) }, (_, place) => first + place * everyMinutes);
}

/** Returns the first time after `instant` at which a source is fetched. */
export function nextRun(times: SourceTimes, instant: Temporal.Instant): Temporal.Instant {
  const minutes = runTimes(times);
  for (let day = Temporal.PlainDate.from(romeDay(instant)); ; day = day.add({ days: 1 }))
    for (const minute of minutes) {
      const time = { hour: Math.trunc(minute / 60), minute: minute % 60 };
      const next = day.toZonedDateTime({ timeZone: ROME, plainTime: time }).toInstant();
      if (Temporal.Instant.compare(next, instant) > 0) return next;
    }
}
