import { Day, Id, Instant, Month } from '@vetta/contract/values';
import { z } from 'zod';
import { shapes } from './shapes.ts';

/** How the contract's own values read, with one that looks right for whoever tries a call out. */
const values = new Map<unknown, object>([
  [Id, { type: 'string', format: 'uuid', examples: ['0199f7a2-5c00-7000-8000-000000000001'] }],
  [Day, { type: 'string', format: 'date', pattern: '^2', examples: ['2025-10-31'] }],
  [Month, { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])$', examples: ['2025-10'] }],
  [Instant, { type: 'string', format: 'date-time', examples: ['2025-10-31T22:59:00.000Z'] }],
]);

const references = new Map<unknown, object>(
  Object.entries({ ...shapes.input, ...shapes.output }).map(([name, shape]) => [
    shape,
    { $ref: `#/components/schemas/${name}` },
  ]),
);

type Direction = 'input' | 'output';

/** The JSON Schema of a shape: of what is sent (`input`, before defaults) or of what is answered (`output`). */
export const jsonSchema = (shape: z.ZodType, io: Direction): object =>
  references.get(shape) ?? written(shape, io);

/** The named shapes, for `components`. */
export const componentSchemas = (): Record<string, object> => ({
  ...writtenAll(shapes.input, 'input'),
  ...writtenAll(shapes.output, 'output'),
});

const writtenAll = (named: Record<string, z.ZodType>, io: Direction): Record<string, object> =>
  Object.fromEntries(Object.entries(named).map(([name, shape]) => [name, written(shape, io)]));

function written(shape: z.ZodType, io: Direction): object {
  const root: unknown = shape;
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    override: ({ zodSchema, jsonSchema: part }) => {
      const instead = values.get(zodSchema) ?? (zodSchema === root ? undefined : references.get(zodSchema));
      if (instead) {
        for (const keyword of Object.keys(part)) Reflect.deleteProperty(part, keyword);
        Object.assign(part, instead);
      }
      // Texts are trimmed: blanks alone are none.
      if (io === 'input' && part.minLength && !part.pattern && !part.format) part.pattern = '\\S';
      // An answer may gain fields: public calls only grow.
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return schema;
}
