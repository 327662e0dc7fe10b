import { type EndpointDefinition, isOptional, mediaTypeOf } from '@vetta/contract/endpoint';
import { ErrorBody } from '@vetta/contract/failures';
import type { Scope } from '@vetta/contract/key-scope';
import { z } from 'zod';
import { answersRowTag, takesIfMatch, takesIfNoneMatch } from '../serve/if-match.ts';
import type { errorResponses } from './error-responses.ts';
import { jsonSchema } from './json-schema.ts';

/** Returns the OpenAPI operation of a call. */
export function operation(endpoint: EndpointDefinition): object {
  const { method, path, access, summary, body, form } = endpoint;
  return {
    operationId: operationId(method, path),
    summary,
    tags: [access === 'public' ? 'public' : 'admin'],
    ...(access !== 'public' && {
      description: `${openedBy(access)} The shared key opens every call.`,
      'x-scopes': access,
    }),
    // A public call says that it asks for no key.
    security: access === 'public' ? [] : [{ adminKey: [] }, { bearer: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(takesIfMatch(endpoint) ? [IF_MATCH] : []),
      ...(takesIfNoneMatch(endpoint) ? [IF_NONE_MATCH] : []),
    ],
    ...(body && {
      requestBody: { required: !isOptional(body), content: contentOf(body, 'input') },
    }),
    ...(form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: jsonSchema(form, 'input') } },
      },
    }),
    responses: { ...successes(endpoint), ...errorsOf(endpoint) },
  };
}

const openedBy = (scopes: readonly Scope[]): string =>
  scopes.length === 0
    ? 'No key with a name opens it.'
    : `A key with a name opens it with one of the scopes ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`;

/** Returns `getAdminPlayersByIdEntryDates` for `GET /api/admin/players/{id}/entry-dates`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/(api\/)?(admin\/)?/, '').replace(/\{(\w+)\}/g, 'by-$1');
  const admin = path.startsWith('/api/admin/') ? '-admin' : '';
  return `${method.toLowerCase()}${admin}-${words}`.replace(/[^a-z]+(\w)/g, (_, letter) =>
    letter.toUpperCase(),
  );
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    "The row's `rowTag`, as the list has it: the change fails with 412 if the row has changed since.",
  schema: { type: 'string' },
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: '`*`: the call fails with 412 instead of replacing a row that is there already.',
  schema: { type: 'string' },
};

function parameters(place: 'path' | 'query', shape: z.ZodObject | undefined): object[] {
  if (!shape) return [];
  return Object.entries(shape.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(value),
    schema: jsonSchema(value, 'input'),
  }));
}

function successes(endpoint: EndpointDefinition): Record<string, object> {
  const { replies, headers = {}, access, method } = endpoint;
  const rowHeaders = answersRowTag(endpoint) && { ETag: 'Of the row as it is now' };
  const carried = Object.entries({ ...headers, ...rowHeaders }).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const declared = carried.length > 0 && { headers: Object.fromEntries(carried) };
  const answers = Object.entries(replies).map(([status, shape]) => [
    status,
    {
      description: descriptions[status] ?? status,
      ...declared,
      ...(shape && { content: contentOf(shape, 'output') }),
    },
  ]);
  const unchanged = access === 'public' && method === 'GET' && !(503 in replies);
  return Object.fromEntries(
    unchanged ? [...answers, ['304', { description: 'As the ETag says', ...declared }]] : answers,
  );
}

function contentOf(shape: z.ZodType, io: 'input' | 'output'): Record<string, object> {
  // OpenAPI describes bytes by their media type alone.
  if (shape instanceof z.ZodFile)
    return shape.meta()?.contentMediaType === undefined
      ? { 'image/*': {}, 'video/*': {} }
      : { [mediaTypeOf(shape)]: {} };
  return { [mediaTypeOf(shape)]: { schema: jsonSchema(shape, io) } };
}

const descriptions: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Removed',
  206: 'The part that was asked for',
  503: 'Not now',
};

function errorsOf(endpoint: EndpointDefinition) {
  const { method, path, access, params, query, body, form, replies, errors, conflict } = endpoint;
  const statuses: (keyof typeof errorResponses)[] = [...(errors ?? []), 421];
  if (access !== 'public') statuses.push(401, 403, 429);
  if (query || body || form) statuses.push(400);
  if (params) statuses.push(404);
  if (method !== 'GET' && (params || body || conflict)) statuses.push(409);
  if (takesIfMatch(endpoint)) statuses.push(412);
  if (body || form) statuses.push(413, 415);
  if (!isAboutThisProcess(path) && !(503 in replies)) statuses.push(503);
  const responses = Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
  return conflict ? { ...responses, 409: undecided(conflict) } : responses;
}

const undecided = (shape: z.ZodType) => ({
  description:
    'Something must be decided first: `unsure` says what; or, with `error` alone, it conflicts with the data',
  content: { 'application/json': { schema: jsonSchema(z.union([shape, ErrorBody]), 'output') } },
});

/** Whether a path is one of health, readiness and metrics, which answer without the database. */
const isAboutThisProcess = (path: string): boolean => /^\/[a-z]+$/.test(path);
