import { ADMIN_NAME_LENGTH } from '@vetta/contract/limits';
import { whatIsSeen } from '@vetta/contract/name-key';
import { isOfOneScript } from '@vetta/contract/one-script';
import { PluginName } from '@vetta/contract/plugin-names';
import { isReservedName } from '@vetta/contract/reserved-name';
import type { Context } from 'koa';
import type { Holder } from '../admin-key/holder.ts';
import { mixedScripts, reservedName } from '../errors/http-error.ts';
import { percentDecoded, textOf } from './text.ts';

/** The actor of an admin without a name. */
const NAMELESS = 'admin';

/**
 * Returns who acts: the name of the call's key; with the shared key the device's «Chi sei?», percent-encoded UTF-8 in
 * X-Admin-Name, else 'admin'; and the guest through which they act: «Giulia, con «salita»». Throws 400 if that name is not UTF-8, is the product's own or mixes scripts.
 */
export function actorOf(ctx: Context, holder: Holder): string {
  const guest = guestOf(ctx);
  return `${personOf(ctx, holder)}${guest === undefined ? '' : `, con «${guest}»`}`;
}

/** Returns the guest for which the back office makes a call, as it says; undefined if the person makes it. */
const guestOf = (ctx: Context): string | undefined => PluginName.safeParse(ctx.get('X-Plugin')).data;

function personOf(ctx: Context, holder: Holder): string {
  if (holder !== 'shared') return holder.name;
  const name = givenName(ctx);
  if (isReservedName(name)) throw reservedName(name);
  if (!isOfOneScript(name)) throw mixedScripts();
  return name === '' ? NAMELESS : name;
}

/** Returns the actor of a login: a device whose name is the product's own logs in without one, to choose another. */
export function actorAtLogin(ctx: Context, holder: Holder): string {
  if (holder !== 'shared') return holder.name;
  const name = givenName(ctx);
  return name === '' || isReservedName(name) || !isOfOneScript(name) ? NAMELESS : name;
}

function givenName(ctx: Context): string {
  // Node reads a header with one character for each byte.
  const given = percentDecoded(textOf(Buffer.from(ctx.get('X-Admin-Name'), 'latin1')));
  const name = whatIsSeen(given.replace(/\p{Cc}/gu, ''));
  return [...name].slice(0, ADMIN_NAME_LENGTH).join('');
}
