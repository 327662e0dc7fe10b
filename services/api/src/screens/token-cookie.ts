import type { Context } from 'koa';

const NAME = 'schermo';
/** How long a wall keeps its token: the longest time that browsers keep a cookie, 400 days. */
const MAX_AGE = 400 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

/** Returns the token that the request carries, right or wrong; undefined if it has none. */
export function tokenOf(ctx: Context): string | undefined {
  const token = ctx.cookies.get(NAME);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Gives a token to the screen, or to one that has it more time to keep it. Scripts cannot read it. */
export function giveToken(ctx: Context, token: string, isHttps: boolean): void {
  const secure = isHttps ? '; Secure' : '';
  ctx.append('Set-Cookie', `${NAME}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`);
}
