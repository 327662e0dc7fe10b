import type { Context } from 'koa';

/** Returns the acting admin's name: the device's «Chi sei?», percent-encoded UTF-8 in X-Admin-Name; else 'admin'. */
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
