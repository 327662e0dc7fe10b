import type { Context } from 'koa';
import parseRange from 'range-parser';
import { HttpError } from '../errors/http-error.ts';

/** A part of a file, both ends included. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Answers with the requested part of a file of `size` bytes, or with the whole file, and returns which bytes to send. A
 * request for several parts gets the whole file, as the standard allows. Safari plays no video without this. Throws 416 for
 * a part that the file does not have.
 */
export function answerRange(ctx: Context, size: number): FileRange {
  ctx.set('Accept-Ranges', 'bytes');
  const range = requestedRange(ctx, size);
  if (range === 'unsatisfiable') throw unsatisfiableRange(size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  return { start, end };
}

const unsatisfiableRange = (size: number) =>
  new HttpError(416, 'Il file non ha la parte richiesta', {
    headers: { 'Content-Range': `bytes */${size}` },
  });

function requestedRange(ctx: Context, size: number): FileRange | 'unsatisfiable' | undefined {
  const header = ctx.get('Range');
  if (header === '' || !/^bytes=/i.test(header)) return undefined;
  // The client holds the beginning of another version.
  const condition = ctx.get('If-Range');
  if (condition !== '' && condition !== ctx.response.get('ETag')) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  const [range, ...others] = ranges === -2 ? [] : ranges;
  return others.length > 0 ? undefined : range;
}
