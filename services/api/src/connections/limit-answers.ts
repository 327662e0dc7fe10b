import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import type { MemoryBudget, MemoryShare } from './memory-budget.ts';

/** What an answer that is read from a file or a cursor holds at most, in bytes: two pieces of 64 kB. */
export const STREAM_HOLDS = 128 * 1024;

/** Returns the share of an answer, which is given back when the answer is sent or its connection has ended. */
export function answerShare(answers: MemoryBudget, response: ServerResponse, client: string): MemoryShare {
  const share = answers.share({ client, end: () => response.destroy() });
  response.on('drain', share.moved);
  response.once('close', share[Symbol.dispose]);
  return share;
}

/**
 * Counts what each answer holds until it is sent, and throws 503 while there is no room. A handler whose answer holds more
 * while it is made takes that before, by {@link holdAnswer}.
 */
export const limitAnswers =
  (answers: MemoryBudget, clientOf: (request: IncomingMessage) => string): Middleware =>
  async (ctx, next) => {
    let share: MemoryShare | undefined;
    const hold = async (bytes: number) => {
      share ??= answerShare(answers, ctx.res, clientOf(ctx.req));
      await share.take(bytes);
    };
    ctx.state.holdAnswer = hold;
    await next();
    if (share !== undefined || ctx.method === 'HEAD' || ctx.body == null) return;
    const { body } = ctx;
    if (!(body instanceof Readable)) return hold(ctx.length ?? 0);
    try {
      await hold(STREAM_HOLDS);
    } catch (error) {
      body.destroy();
      throw error;
    }
  };

/** Takes what an answer will hold, where answers are limited. Throws 503 if there is no room for it in time. */
export const holdAnswer = async (ctx: Context, bytes: number): Promise<void> => ctx.state.holdAnswer?.(bytes);
