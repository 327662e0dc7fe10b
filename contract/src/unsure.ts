import { z } from 'zod';
import { ErrorBody } from './failures.ts';

/** Something that must be decided before a change can be made, with what can be chosen. */
export const Unsure = z.object({
  about: z.enum(['sheet', 'day', 'column', 'absence', 'person']),
  /** The field of a column, or a person's name as it was given; null for a sheet, a day or absences. */
  subject: z.string().nullable(),
  question: z.string(),
  /** `value` is for the option, `label` for a person. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type Unsure = z.output<typeof Unsure>;

/** The body of a 409: nothing was changed, and this must be decided first. */
export const Undecided = ErrorBody.extend({ unsure: z.array(Unsure) });
export type Undecided = z.output<typeof Undecided>;
