import { z } from 'zod';

/** Every refusal's body. `error` is a sentence for a person, in Italian. */
export const ErrorBody = z.object({ error: z.string() });

/** A refused input: where it was wrong, and why. */
export const InvalidInput = ErrorBody.extend({
  issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});
export type InvalidInput = z.output<typeof InvalidInput>;

/** A change that was meant for another state of the row: `current` is the row as it is. */
export const ChangedSinceRead = ErrorBody.extend({ current: z.unknown() });
