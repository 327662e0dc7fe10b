import { ChangedSinceRead, ErrorBody, InvalidInput } from '@vetta/contract/failures';
import { MAX_BUILD_BYTES } from '@vetta/contract/generations';
import { MAX_TABLE_MB } from '@vetta/contract/imports';
import { MAX_UPLOAD_MB } from '@vetta/contract/uploads';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const errorResponse = (description: string, shape: z.ZodType = ErrorBody) => ({
  description,
  content: { 'application/json': { schema: jsonSchema(shape, 'output') } },
});

const later = (answer: ReturnType<typeof errorResponse>) => ({
  ...answer,
  headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
});

/** Every error response by its status. `error` is an Italian sentence for a person. */
export const errorResponses = {
  400: errorResponse('An input is wrong: `issues` says where', InvalidInput),
  401: errorResponse('The key is missing or wrong, has ended or was revoked'),
  403: errorResponse('The scopes of the key do not open this call'),
  404: errorResponse('There is nothing with this id'),
  408: errorResponse('Nothing more of the body has come'),
  409: errorResponse('It conflicts with the data as they are, or with the change of another admin'),
  412: errorResponse(
    'If-Match, If-None-Match or the `rowTag` of a row does not hold: `current` is what stands there now',
    ChangedSinceRead,
  ),
  413: errorResponse(
    `The body is larger than 1 MB, than ${MAX_TABLE_MB} MB where it is a table, than ${MAX_UPLOAD_MB} MB where it is a file, or than ${MAX_BUILD_BYTES / 1024 / 1024} MB where it is a build`,
  ),
  415: errorResponse('The body, or the file in it, is not of a type that the call takes'),
  416: errorResponse('The file has no such part'),
  421: errorResponse('The Host of the request is no name of this server'),
  429: later(
    errorResponse(
      'Too many wrong keys from this address within a minute, or too many screens without a name',
    ),
  ),
  503: later(errorResponse('The database, or the store of files, is away')),
} as const;
