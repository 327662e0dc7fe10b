import { z } from 'zod';

// A person who tries a call out, or a program that makes one up, needs values that look right.
const examples: Readonly<Record<string, string>> = {
  uuid: '0199f7a2-5c00-7000-8000-000000000001',
  date: '2025-10-31',
  'date-time': '2025-10-31T22:59:00.000Z',
};

/** The JSON Schema of a shape: of what is sent (`input`, before defaults) or of what is answered (`output`). */
export function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    override: ({ jsonSchema: part }) => {
      const example = part.format === undefined ? undefined : examples[part.format];
      if (example !== undefined) part.examples = [example];
      // An answer may gain fields: public calls only grow.
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return schema;
}
