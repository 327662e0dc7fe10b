import type { Context } from 'koa';

/** In whose name an admin acts: «Chi sei?» of the device, percent-encoded UTF-8 in X-Admin-Name; else 'admin'. */
export function actorOf(ctx: Context): string {
  const name = decoded(ctx.get('X-Admin-Name'))
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name === '' ? 'admin' : [...name].slice(0, 120).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
