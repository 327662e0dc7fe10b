import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { encodedBody, foreignHost, type HttpError } from '../errors/http-error.ts';

/** Returns why a request is not answered, whatever it asks for; undefined if it is. */
export type RequestFilter = (request: Pick<IncomingMessage, 'headers'>) => HttpError | undefined;

/** Returns the filter that all requests pass, before anything is read or looked up for them. */
export const requestFilter =
  (isOurHost: (host: string | undefined) => boolean): RequestFilter =>
  ({ headers }) => {
    if (!isOurHost(headers.host)) return foreignHost(headers.host ?? '');
    return isEncoded(headers['content-encoding']) ? encodedBody() : undefined;
  };

/** No body is inflated: a few bytes would become megabytes before any limit is reached. */
const isEncoded = (encoding: string | undefined): boolean =>
  encoding !== undefined && encoding !== '' && encoding.toLowerCase() !== 'identity';

/** Throws for requests that the filter refuses. */
export const refuse =
  (refusalOf: RequestFilter): Middleware =>
  (ctx, next) => {
    const refusal = refusalOf(ctx.req);
    if (refusal) throw refusal;
    // These methods have no body in the contract: what is sent nevertheless must not wait in memory.
    if (ctx.method === 'GET' || ctx.method === 'HEAD' || ctx.method === 'DELETE') ctx.req.resume();
    return next();
  };
