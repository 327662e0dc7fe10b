import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import type { Context } from 'koa';
import { negotiate } from './negotiate.ts';
import type { PublicAnswer } from './public-answer.ts';
import type { Snapshots } from './snapshots.ts';

/** Sends an answer in the encoding that the reader takes, or a 304 to a reader that has it. */
export function sendPublicAnswer(ctx: Context, answer: PublicAnswer, snapshots: Snapshots): void {
  const { status, headers, body } = negotiate(answer, ctx.headers, snapshots.isAway());
  ctx.status = status;
  ctx.set(DATA_AGE_HEADER, String(snapshots.age()));
  for (let at = 0; at < headers.length; at += 2) ctx.set(headers[at] ?? '', headers[at + 1] ?? '');
  if (body) ctx.body = body;
}
