import { declared } from '@vetta/contract/approvable-calls';
import * as failures from '@vetta/contract/failures';
import * as generations from '@vetta/contract/generations';
import { UndecidedImport } from '@vetta/contract/imports';
import { plainRows } from '@vetta/contract/plain-rows';
import { RowTag } from '@vetta/contract/row-tag';
import { ScreenPlan } from '@vetta/contract/screen-plan';
import * as unsure from '@vetta/contract/unsure';
import { Day, Id, Instant, Month } from '@vetta/contract/values';
import { z } from 'zod';

/** The contract's own values, with an example for people who try a call out. */
const values = new Map<unknown, object>([
  [Id, { type: 'string', format: 'uuid', examples: ['0199f7a2-5c00-7000-8000-000000000001'] }],
  [Day, { type: 'string', format: 'date', pattern: '^2', examples: ['2025-10-31'] }],
  [Month, { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])$', examples: ['2025-10'] }],
  [Instant, { type: 'string', format: 'date-time', examples: ['2025-10-31T22:59:00.000Z'] }],
]);

// zod writes a shape with an id once, and refers to it everywhere else.
const named = {
  ...declared,
  ...generations,
  ...failures,
  ...unsure,
  ...plainShapes(),
  RowTag,
  ScreenPlan,
  UndecidedImport,
};
for (const [id, shape] of Object.entries<unknown>(named))
  if (shape instanceof z.ZodObject) z.globalRegistry.add(shape, { ...shape.meta(), id });

/** Returns the shapes of plain rows: `Rule`, `NewRule` and `RuleChange`. */
function plainShapes(): Record<string, z.ZodObject> {
  const shapes = Object.values(plainRows).map(({ told, row, added, changed }) => {
    const name = told.code.replace(/^./, (letter) => letter.toUpperCase());
    return { [name]: row, [`New${name}`]: added, [`${name}Change`]: changed };
  });
  return Object.assign({}, ...shapes);
}

/**
 * At least one character that is seen: neither white space nor a control character nor one that Unicode calls default
 * ignorable, nor the empty Braille cell. Written out, because few validators know `\p{Default_Ignorable_Code_Point}`.
 */
const SEEN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e' +
  '\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]';

/** The schemas of the named shapes that have been converted so far, for `components`. */
export const componentSchemas: Record<string, object> = {};

/** Returns a shape's JSON Schema: of what is sent (`input`, before defaults) or of what is answered (`output`). */
export function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): object {
  const converted = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    override: ({ zodSchema, jsonSchema: part }) => {
      const value = values.get(zodSchema);
      if (value) {
        for (const keyword of Object.keys(part)) Reflect.deleteProperty(part, keyword);
        Object.assign(part, value);
      }
      // A text in which nothing is seen counts as empty.
      if (io === 'input' && part.minLength && !part.pattern && !part.format) part.pattern = SEEN;
      // Answers may gain fields: public calls only grow.
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  const { $schema, $defs, ...schema } = inDocument(converted);
  // A shape that is sent and answered is written as it is sent.
  Object.assign(componentSchemas, io === 'input' ? $defs : { ...$defs, ...componentSchemas });
  return schema;
}

/** OpenAPI keeps definitions in `components`, JSON Schema in `$defs`. */
const inDocument = (schema: object): Record<string, object> =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
