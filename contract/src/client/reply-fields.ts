import { z } from 'zod';
import { mediaTypeOf } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { isTagged } from '../row-tag.ts';

/** Whether a reply is a list, and fields of it or of its rows; a list without fields is one of texts. */
type Known = readonly [isList: boolean, ...fields: string[]];

/** Returns the fields that every object of a shape has. */
function requiredFields(shape: unknown): string[] {
  if (shape instanceof z.ZodIntersection)
    return [shape.def.left, shape.def.right].flatMap((side) => requiredFields(side));
  if (shape instanceof z.ZodUnion) {
    const [first = [], ...others] = shape.options.map((option) => requiredFields(option));
    return first.filter((key) => others.every((keys) => keys.includes(key)));
  }
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.keys(shape.shape).filter((key) => !shape.shape[key].safeParse(undefined).success);
}

/** The JSON replies, but for the row that a change wrote. */
const replies = endpoints.flatMap(({ name, method, replies: byStatus }): [string, Known][] => {
  const shape = Object.values<z.ZodType | null>(byStatus).find((one) => one !== null);
  if (!shape || mediaTypeOf(shape) !== 'application/json') return [];
  if (method !== 'GET' && isTagged(shape)) return [];
  const isList = shape instanceof z.ZodArray;
  const fields = requiredFields(isList ? shape.element : shape);
  return isList || fields.length > 0 ? [[name, [isList, ...fields]]] : [];
});

/** Returns of a reply's fields, in their order, two or as many as no other reply has that lacks one of the rest. */
function telling([isList, ...fields]: Known): Known {
  const others = replies.flatMap(([, [isOtherList, ...other]]) =>
    isOtherList === isList && !fields.every((field) => other.includes(field)) ? [other] : [],
  );
  const isToldBy = (first: readonly string[]) =>
    !others.some((other) => first.every((field) => other.includes(field)));
  const last = fields.findIndex((_, index) => index > 0 && isToldBy(fields.slice(0, index + 1)));
  return [isList, ...fields.slice(0, last + 1 || fields.length)];
}

/**
 * Fields by which a page knows the reply to a call. Computed from the schemas, which stay out of the browsers' bundles: a build
 * has the result alone (`base-config.ts` of the plugin kit).
 */
export const replyFields: Readonly<Record<string, Known>> = Object.fromEntries(
  replies.map(([name, known]) => [name, telling(known)]),
);
