import { ChangedSinceRead, InvalidInput, Refusal } from '@vetta/contract/failures';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const refusal = (description: string, shape: z.ZodType = Refusal) => ({
  description,
  content: { 'application/json': { schema: jsonSchema(shape, 'output') } },
});

const later = (answer: ReturnType<typeof refusal>) => ({
  ...answer,
  headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
});

/** Every answer that says no, by its status. `error` is an Italian sentence for a person. */
export const refusals = {
  400: refusal('An input is wrong: `issues` says where', InvalidInput),
  401: refusal('The admin key is missing or wrong'),
  404: refusal('There is nothing with this id'),
  409: refusal('It contradicts what is there, or what another admin did meanwhile'),
  412: refusal('If-Match holds no longer: `current` is the row as it is', ChangedSinceRead),
  413: refusal(
    'The body is larger than 1 MB, than 5 MB where it is a table, or than 10 MB where it is a file',
  ),
  415: refusal('The body, or the file in it, is not of a type that the call takes'),
  416: refusal('The file has no such part'),
  429: later(refusal('Too many wrong keys from this address within a minute')),
  503: later(refusal('The database, or the store of files, is away')),
} as const;
