import { z } from 'zod';

/** What each row of an admin's answer carries besides its values. */
export const RowTag = z.object({
  /** The row's ETag, to be sent back as If-Match: a change is refused with 412 if the row has changed since. */
  rowTag: z.string(),
});

/** A row with its tag. */
export type Tagged<Row> = Row & z.output<typeof RowTag>;

/** Returns the shape of a row with its tag. Answers to the public carry none. */
export const tagged = <Shape extends z.ZodType>(shape: Shape) => shape.and(RowTag);

/** Returns whether a shape is a row with its tag. */
export const isTagged = (shape: unknown): boolean =>
  shape instanceof z.ZodIntersection && shape.def.right === RowTag;
