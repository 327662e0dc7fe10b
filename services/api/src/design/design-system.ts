import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { sendStaticFile } from './static-file.ts';

/** Where the static Storybook is served. */
const ADDRESS = '/design';

/**
 * Answers for the static Storybook in a folder. Returns false, and answers nothing, for an address that is not one of its
 * files, and so for every address if it has not been built.
 */
export async function sendDesignSystem(ctx: Context, folder: string): Promise<boolean> {
  if (ctx.path === ADDRESS) {
    ctx.redirect(`${ADDRESS}/`);
    return true;
  }
  if (!ctx.path.startsWith(`${ADDRESS}/`)) return false;
  const path = ctx.path.slice(ADDRESS.length);
  if (!(await sendStaticFile(ctx, folder, path))) return false;
  // Its documents show each story in a frame. Its worker, which answers the stories' calls, has the policy of its own file.
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
  const isDocument = ctx.type === 'text/html';
  ctx.set('Content-Security-Policy', isDocument ? await policyOf(folder, path) : "default-src 'self'");
  return true;
}

/** Returns the policy of a document: its own inline scripts, and the inline styles that Storybook makes while it runs. */
async function policyOf(folder: string, path: string): Promise<string> {
  const html = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
  const hashes = Array.from(
    html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
