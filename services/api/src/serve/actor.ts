import { ADMIN_NAME_LENGTH } from '@vetta/contract/admin-name-length';
import { whatIsSeen } from '@vetta/contract/name-key';
import type { Context } from 'koa';
import { reservedName } from '../errors/http-error.ts';
import { percentDecoded, textOf } from './text.ts';

/** The actor of an admin without a name. */
const NAMELESS = 'admin';

/**
 * Returns the acting admin's name: the device's «Chi sei?», percent-encoded UTF-8 in X-Admin-Name; else 'admin'. Throws 400
 * if the name is not UTF-8, or is the product's own.
 */
export function actorOf(ctx: Context): string {
  const name = givenName(ctx);
  if (isReserved(name)) throw reservedName(name);
  return name === '' ? NAMELESS : name;
}

/** Returns the actor of a login: a device whose name is the product's own logs in without one, to choose another. */
export function actorAtLogin(ctx: Context): string {
  const name = givenName(ctx);
  return name === '' || isReserved(name) ? NAMELESS : name;
}

function givenName(ctx: Context): string {
  // Node reads a header with one character for each byte.
  const given = percentDecoded(textOf(Buffer.from(ctx.get('X-Admin-Name'), 'latin1')));
  const name = whatIsSeen(given.replace(/\p{Cc}/gu, ''));
  return [...name].slice(0, ADMIN_NAME_LENGTH).join('');
}

/**
 * Whether a name is, or looks like, one under which the product itself acts: «Vetta», «npm start», «npm run …», which the
 * Registro shows as «Il comando …». Case, spaces, signs and invisible characters make no difference, nor do other forms of the
 * same letters.
 */
function isReserved(name: string): boolean {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  return letters === 'vetta' || /^(npm(start|run)|ilcomando)/.test(letters);
}
