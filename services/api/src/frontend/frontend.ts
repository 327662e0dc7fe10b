import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { GENERATION_FILE, isBelowBuilds, shellAddress } from '@vetta/contract/published-build';
import { owns } from '@vetta/contract/route-path';
import type { Clock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import type { Context, Middleware } from 'koa';
import pTimeout from 'p-timeout';
import { LINK_PREVIEW_MARK, linkPreview } from './link-preview.ts';
import { type PageOf, preparedPages } from './pages.ts';
import type { FirstView } from './prerender-data.ts';
import { type Published, readPublished } from './published.ts';
import { sendPublishedFile } from './published-file.ts';

export interface FrontendOptions {
  /** The folder of the generation and the published builds. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** The address people open, without a slash at its end; without it each request says it. */
  readonly publicUrl?: string | undefined;
  /** Returns the data of the prerender; a page is sent without a prerender if that fails. */
  readonly firstView: () => Promise<FirstView>;
}

/** How long a page waits for its data, in milliseconds: a page without rows is better than no page. */
const DATA_WITHIN = 1_000;

/** Answers everything except the calls of the API: the published files, the generation, and the HTML of every other address. */
export function frontend(options: FrontendOptions): Middleware {
  const published = readPublished(options.dataDir);
  const pageOf = preparedPages(published);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isBelowBuilds(ctx.path)) return sendPublishedFile(ctx, options.dataDir);
    if (ctx.path === `/${GENERATION_FILE}`) return sendGeneration(ctx, published);
    if (ctx.path === '/favicon.ico') return redirectToIcon(ctx, published);
    return sendPage(ctx, published, pageOf, options);
  };
}

async function sendGeneration(ctx: Context, published: Published): Promise<void> {
  const generation = await published.generation();
  ctx.set('Cache-Control', 'no-cache');
  if (generation) ctx.body = generation;
  else notPublishedYet(ctx);
}

/** Browsers request this address by themselves on documents without an icon, such as a call's answer. */
async function redirectToIcon(ctx: Context, published: Published): Promise<void> {
  const generation = await published.generation();
  if (!generation) return notPublishedYet(ctx);
  ctx.set('Cache-Control', 'no-cache');
  ctx.redirect(`${shellAddress(generation.shell)}icon.svg`);
}

/** Sends all HTML of the product. */
async function sendPage(
  ctx: Context,
  published: Published,
  pageOf: PageOf,
  { clock, firstView, publicUrl }: FrontendOptions,
): Promise<void> {
  const generation = await published.generation();
  if (!generation) return notPublishedYet(ctx);

  const now = clock();
  // The cookie holds the day on which this device last saw the intro.
  const page = await pageOf(generation, ctx.path, ctx.cookies.get('intro') === romeDay(now));
  const data = page.isPrerendered ? await inTime(firstView) : null;
  const { html, policy } = page.render(now, data);
  ctx.status = page.status;
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.vary('Cookie');
  ctx.type = 'html';
  const preview =
    ctx.path === '/' || owns('/kiosk', ctx.path)
      ? linkPreview({
          origin: publicUrl ?? `${ctx.protocol}://${ctx.host}`,
          board: data?.leaderboard ?? null,
          playerId: playerOf(ctx),
        })
      : '';
  const document = html.replace(LINK_PREVIEW_MARK, () => preview);
  if (ctx.acceptsEncodings('gzip') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await promisify(gzip)(document);
  } else {
    ctx.body = document;
  }
}

/** Returns the player that the address names: `/?giocatore=<id>`. */
function playerOf({ query: { giocatore } }: Context): string | undefined {
  return typeof giocatore === 'string' ? giocatore : undefined;
}

/** Returns the data of the first view; null if it fails or takes too long. */
const inTime = (firstView: () => Promise<FirstView>): Promise<FirstView | null> =>
  pTimeout(
    firstView().catch(() => null),
    { milliseconds: DATA_WITHIN, fallback: () => null },
  );

function notPublishedYet(ctx: Context): void {
  ctx.status = 503;
  ctx.type = 'text';
  ctx.body = 'Il sito non è ancora pubblicato: avvia il prodotto con «npm start».';
}
