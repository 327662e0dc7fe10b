import type { Context } from 'koa';
import parseRange from 'range-parser';

/**
 * The part of a file of `size` bytes that a request wants, both ends included; undefined: all of it; 'none': a part that
 * it does not have. Several parts at once are answered with all of it, as the standard allows.
 */
export function askedRange(
  ctx: Context,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | undefined {
  const asked = ctx.get('Range');
  if (asked === '' || !/^bytes=/i.test(asked)) return undefined;
  // Part of a version that the client no longer has the beginning of.
  const condition = ctx.get('If-Range');
  if (condition !== '' && condition !== ctx.response.get('ETag')) return undefined;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return 'none';
  const [range, ...others] = ranges === -2 ? [] : ranges;
  return others.length > 0 ? undefined : range;
}
