import { ADMIN_NAME_LENGTH } from '@vetta/contract/admin-name-length';
import type { Context } from 'koa';
import { percentDecoded, textOf } from './text.ts';

/**
 * Returns the acting admin's name: the device's «Chi sei?», percent-encoded UTF-8 in X-Admin-Name; else 'admin'. Throws 400
 * if the name is not UTF-8.
 */
export function actorOf(ctx: Context): string {
  // Node reads a header with one character for each byte.
  const name = percentDecoded(textOf(Buffer.from(ctx.get('X-Admin-Name'), 'latin1')))
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name === '' ? 'admin' : [...name].slice(0, ADMIN_NAME_LENGTH).join('');
}
