import type { Context, Middleware } from 'koa';
import type { MemoryBudget, MemoryShare } from '../connections/memory-budget.ts';

/**
 * Gives each request a share of the memory that bodies may take together, and of the places of heavy work. What it took is given back
 * when its handler is over, however it ends: until then the handler holds the body.
 */
export const shareMemory =
  (bodies: MemoryBudget, heavy: MemoryBudget): Middleware =>
  async (ctx, next) => {
    using share = bodies.share();
    using place = heavy.share();
    ctx.state.body = share;
    ctx.state.heavy = place;
    await next();
  };

export const bodyShareOf = (ctx: Context): MemoryShare => ctx.state.body;

/**
 * Waits for one of the places of heavy work: reading a table, reading and compressing a build. The body is there already, so that a
 * slow client holds none. Throws 503 if others keep them.
 */
export const takePlace = (ctx: Context): Promise<void> => {
  const place: MemoryShare = ctx.state.heavy;
  return place.take(1);
};
