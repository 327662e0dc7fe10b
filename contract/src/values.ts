import { z } from 'zod';
import { whatIsSeen } from './name-key.ts';

/** The largest 32-bit integer: the columns are of this type. */
export const INT32_MAX = 2_147_483_647;

export const Int32 = z
  .int()
  .min(-INT32_MAX - 1)
  .max(INT32_MAX);
export const Count = z.int().min(0).max(INT32_MAX);

/** An id in lower case, as PostgreSQL writes a uuid. Any version passes, so an id without a row is a 404, not a 400. */
export const Id = z.guid().toLowerCase();
export const WithId = z.object({ id: Id });

const isCalendarDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
};

/** A day of the Rome calendar, `YYYY-MM-DD`, from year 2000 to 2999; the 31st of February is refused. */
export const Day = z.iso
  .date()
  .regex(/^2\d{3}-/)
  .refine(isCalendarDay);
export type Day = z.output<typeof Day>;

/** A calendar month, `YYYY-MM`. */
export const Month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);
export type Month = z.output<typeof Month>;

/** An instant, ISO 8601 in UTC, to the nanosecond at most: `2026-01-01T00:00:00.123456789Z`. */
export const Instant = z.iso.datetime().max(30);

/** A CSV table as UTF-8 text, with or without a byte order mark, separated by commas or semicolons. */
export const Csv = z.string().meta({ contentMediaType: 'text/csv' });

// PostgreSQL stores neither NUL nor half of a surrogate pair. Not isWellFormed(): the oldest supported browsers lack it.
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);

/** A text a person types, trimmed, from `min` to `max` characters. One in which nothing is seen counts as an empty one. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .overwrite((typed) => (whatIsSeen(typed) === '' ? '' : typed))
    .min(min)
    .max(max)
    .refine(isStorable);

/** The reason that an admin must give for some changes. */
export const Reason = text(1, 500);
