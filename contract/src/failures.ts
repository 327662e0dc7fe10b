import { z } from 'zod';

/** The body of every error. `error` is an Italian sentence for the screen. */
export const ErrorBody = z.object({ error: z.string() });

/** The body of a 400: where the input is wrong, and why. */
export const InvalidInput = ErrorBody.extend({
  issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});
export type InvalidInput = z.output<typeof InvalidInput>;

/**
 * The body of a 412: `current` is the row as it is now, with its tag; null if there is none. Of a call with many rows it is
 * the list of those that have changed. `by` is who changed it, if they gave a name.
 */
export const ChangedSinceRead = ErrorBody.extend({ current: z.unknown(), by: z.string().optional() });
