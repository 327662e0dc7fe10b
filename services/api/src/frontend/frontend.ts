import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Clock } from '@vetta/league/time/clock';
import type { Context, Middleware } from 'koa';
import { composePage } from './compose-page.ts';
import { type Published, readPublished } from './published.ts';
import { isPublishedAddress, sendPublishedFile } from './published-file.ts';

export interface FrontendOptions {
  /** Where the generation and the published builds stand. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** This month's board for the first view; a page is sent without it where it cannot be had. */
  readonly leaderboard: () => Promise<Leaderboard>;
}

/** The longest that a page waits for its rows, in milliseconds: a page without them is better than none. */
const ROWS_WITHIN = 1_000;

/** Answers all that is no call: the published files, the generation, and the HTML of every other address. */
export function frontend(options: FrontendOptions): Middleware {
  const published = readPublished(options.dataDir);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isPublishedAddress(ctx.path)) return sendPublishedFile(ctx, options.dataDir);
    if (ctx.path === '/plugins.json') return sendGeneration(ctx, published);
    if (ctx.path === '/favicon.ico') return sendToIcon(ctx, published);
    return sendPage(ctx, published, options);
  };
}

async function sendGeneration(ctx: Context, published: Published): Promise<void> {
  const generation = await published.generation();
  ctx.set('Cache-Control', 'no-cache');
  if (generation) ctx.body = generation;
  else nothingPublished(ctx);
}

/** What browsers ask for by themselves beside an address that is no page, a call's answer for one. */
async function sendToIcon(ctx: Context, published: Published): Promise<void> {
  const generation = await published.generation();
  if (!generation) return nothingPublished(ctx);
  ctx.set('Cache-Control', 'no-cache');
  ctx.redirect(`/shell/${generation.shell}/icon.svg`);
}

/** The one function that sends HTML. */
async function sendPage(ctx: Context, published: Published, options: FrontendOptions): Promise<void> {
  const generation = await published.generation();
  if (!generation) return nothingPublished(ctx);

  const { status, html, policy } = await composePage(published, generation, {
    path: ctx.path,
    now: options.clock(),
    introSeen: ctx.cookies.get('intro'),
    leaderboard: () => inTime(options.leaderboard()),
  });
  ctx.status = status;
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.vary('Cookie');
  ctx.type = 'html';
  if (ctx.acceptsEncodings('gzip') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await promisify(gzip)(html);
  } else {
    ctx.body = html;
  }
}

/** The board, or null when it cannot be had, or not soon enough. */
async function inTime(leaderboard: Promise<Leaderboard>): Promise<Leaderboard | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ROWS_WITHIN);
  });
  try {
    return await Promise.race([leaderboard.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

function nothingPublished(ctx: Context): void {
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'Il sito non è ancora pubblicato: avvia il prodotto con «npm start».';
}
