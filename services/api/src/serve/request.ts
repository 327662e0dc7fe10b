import {
  type EndpointDefinition,
  isOptional,
  LARGEST_BODY,
  mediaTypeOf,
  type RequestOf,
} from '@vetta/contract/endpoint';
import type { Context } from 'koa';
import type { z } from 'zod';
import { HttpError, unknownId } from '../errors/http-error.ts';
import { hasBody, readBody, readTable } from './body.ts';
import { readForm } from './form.ts';
import { explain, sentenceOf } from './issues.ts';
import { percentDecoded } from './text.ts';

/** Reads and validates a call's input. Throws 404 for an invalid id, and 400, 413 or 415 for other invalid input. */
export async function readRequest<E extends EndpointDefinition>(
  ctx: Context,
  { params, query, body, form, largestBody = LARGEST_BODY }: E,
): Promise<RequestOf<E>> {
  // The query's own parser turns wrong bytes into U+FFFD.
  percentDecoded(ctx.querystring);
  const request = {
    params: params && knownParams(params, ctx.params),
    query: query && checked(query, ctx.query),
    ...(body && form && ctx.is('multipart/form-data')
      ? { form: checked(form, await readForm(ctx)) }
      : {
          body:
            body &&
            checked(
              body,
              isOptional(body) && !hasBody(ctx) ? undefined : await readAs(body, ctx, largestBody),
            ),
        }),
  };
  // Each part is parsed by the endpoint's own schema; the compiler cannot follow an optional key through a generic.
  return request as unknown as RequestOf<E>;
}

const readAs = (shape: z.ZodType, ctx: Context, largest: number): Promise<unknown> =>
  mediaTypeOf(shape) === 'text/csv' ? readTable(ctx) : readBody(ctx, largest);

function knownParams(shape: z.ZodType, params: unknown): unknown {
  const parsed = shape.safeParse(params);
  // An invalid id is an unknown id.
  if (!parsed.success) throw unknownId();
  return parsed.data;
}

function checked(shape: z.ZodType, input: unknown): unknown {
  const parsed = shape.safeParse(input, { error: explain, reportInput: false });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'symbol' ? key.toString() : key)),
    message,
  }));
  throw new HttpError(400, sentenceOf(issues), { issues });
}
