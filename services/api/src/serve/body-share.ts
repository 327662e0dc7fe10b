import type { Context, Middleware } from 'koa';
import type { MemoryBudget, MemoryShare } from '../connections/memory-budget.ts';

/**
 * Gives each request a share of the memory that bodies may take together. What it took is given back when its handler is
 * over, however it ends: until then the handler holds the body.
 */
export const shareMemory =
  (bodies: MemoryBudget): Middleware =>
  async (ctx, next) => {
    using share = bodies.share();
    ctx.state.body = share;
    await next();
  };

export const bodyShareOf = (ctx: Context): MemoryShare => ctx.state.body;
