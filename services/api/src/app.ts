import { type IncomingMessage, METHODS } from 'node:http';
import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { Logger } from 'pino';
import { type ConnectionLimits, limitStalls } from './connections/connection-limits.ts';
import { limitAnswers } from './connections/limit-answers.ts';
import type { MemoryBudget } from './connections/memory-budget.ts';
import { answerErrors } from './errors/answer-errors.ts';
import type { Observe } from './requests/answered.ts';
import { type Identity, identify } from './requests/identify.ts';
import { type RequestFilter, refuse } from './requests/request-filter.ts';
import type { SecurityHeaders } from './requests/security-headers.ts';
import { routes } from './routes.ts';
import { shareMemory } from './serve/body-share.ts';
import type { Resources } from './serve/route.ts';

export interface AppOptions {
  readonly resources: Resources;
  readonly log: Logger;
  /** Called once for each answered request. */
  readonly observe: Observe;
  readonly identity: Identity;
  readonly headers: SecurityHeaders;
  readonly limits: ConnectionLimits;
  readonly refusalOf: RequestFilter;
  /** What the bodies under way may take together. */
  readonly bodies: MemoryBudget;
  /** The places of heavy work. */
  readonly heavy: MemoryBudget;
  /** What the answers may take together that are not sent yet. */
  readonly answers: MemoryBudget;
  /** Returns the client that a request counts for. */
  readonly clientOf: (request: IncomingMessage) => string;
  /** Answers all requests that are not calls: pages and their files. */
  readonly frontend: Middleware;
}

/** Composes the server as one Koa app: requests pass its middleware in this order. */
export function composeApp({
  resources,
  log,
  observe,
  identity,
  headers,
  limits,
  refusalOf,
  bodies,
  heavy,
  answers,
  clientOf,
  frontend,
}: AppOptions): Koa {
  // With all methods known, a wrong one gets a 405 at every existing address.
  const router = new Router({ methods: METHODS });
  for (const { endpoint, answer } of routes) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [endpoint.method], (ctx: Context) => {
      ctx.state.route = endpoint.path;
      return answer(ctx, resources);
    });
  }

  const app = new Koa();
  app.use(limitStalls(limits));
  app.use(identify(observe, identity));
  app.use(answerErrors(log));
  app.use(withHeaders(headers.calls));
  app.use(closeConnections(resources.isClosing));
  app.use(refuse(refusalOf));
  app.use(limitAnswers(answers, clientOf));
  app.use(shareMemory(bodies, heavy));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(exceptUnderApi(withHeaders(headers.pages)));
  app.use(exceptUnderApi(frontend));
  app.on('error', (error) => log.warn({ err: error }, 'An answer broke off'));
  return app;
}

const withHeaders =
  (headers: Readonly<Record<string, string>>): Middleware =>
  (ctx, next) => {
    ctx.set(headers);
    return next();
  };

/** During shutdown each answer closes its connection, so that the client connects to another process. */
const closeConnections =
  (isClosing: () => boolean): Middleware =>
  async (ctx, next) => {
    if (isClosing()) ctx.set('Connection', 'close');
    await next();
    if (isClosing()) ctx.set('Connection', 'close');
  };

/** Calls `frontend` except below /api: an unknown address there gets a JSON error, not a page. */
const exceptUnderApi =
  (frontend: Middleware): Middleware =>
  (ctx, next) =>
    /^\/api(\/|$)/.test(ctx.path) ? undefined : frontend(ctx, next);
