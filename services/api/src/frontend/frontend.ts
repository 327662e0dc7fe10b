import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { framesOf, mediaOf } from '@vetta/contract/content-policy';
import { isBelowGuests } from '@vetta/contract/guest-document';
import { GENERATION_ADDRESS, isBelowBuilds, shellAddress } from '@vetta/contract/published-build';
import { owns } from '@vetta/contract/route-path';
import type { Clock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import type { Context, Middleware } from 'koa';
import pTimeout from 'p-timeout';
import { sendDesignSystem } from '../design/design-system.ts';
import { giveToken, tokenOf } from '../screens/token-cookie.ts';
import { guestDocuments } from './guest-documents.ts';
import { LINK_PREVIEW_MARK, linkPreview } from './link-preview.ts';
import { type PageOf, preparedPages } from './pages.ts';
import type { PageData } from './prerender-data.ts';
import type { Published } from './published.ts';
import { sendPublishedFile } from './published-file.ts';
import { searchTags } from './search-tags.ts';

export interface FrontendOptions {
  readonly published: Published;
  readonly clock: Clock;
  /** The public address, without a trailing slash. If undefined, link previews use the protocol and host of each request. */
  readonly publicUrl?: string | undefined;
  /** Whether search engines may list the public page. */
  readonly isIndexed?: boolean;
  /** The folder of the static Storybook, served at `/design` if it has been built there. */
  readonly designSystem?: string | undefined;
  /** Returns the data of the prerender; a page is sent without a prerender if that fails. */
  readonly pageData: () => Promise<PageData>;
}

/** How long a page waits for its data, in milliseconds: a page without rows is better than no page. */
const DATA_WITHIN = 1_000;

/**
 * Answers everything except the calls of the API: the published files, the generation, the design system, and the HTML of every
 * other address.
 */
export function frontend(options: FrontendOptions): Middleware {
  const { published, designSystem, isIndexed = false } = options;
  const pageOf = preparedPages(published, isIndexed);
  const sendGuest = guestDocuments(published);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isBelowBuilds(ctx.path)) return sendPublishedFile(ctx, published);
    if (isBelowGuests(ctx.path)) return sendGuest(ctx);
    if (ctx.path === GENERATION_ADDRESS) return sendGeneration(ctx, published);
    if (ctx.path === '/favicon.ico') return redirectToIcon(ctx, published);
    if (designSystem && (await sendDesignSystem(ctx, designSystem))) return;
    return sendPage(ctx, pageOf, options);
  };
}

function sendGeneration(ctx: Context, published: Published): void {
  const generation = published.generation(tokenOf(ctx));
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Cookie');
  if (generation) ctx.body = generation;
  else notPublishedYet(ctx);
}

/** Browsers request this address by themselves on documents without an icon, such as a call's answer. */
function redirectToIcon(ctx: Context, published: Published): void {
  const generation = published.generation();
  ctx.set('Cache-Control', 'no-cache');
  if (!generation) notPublishedYet(ctx);
  else ctx.redirect(`${shellAddress(generation.shell)}icon.svg`);
}

/** Sends the page of an address, prerendered if its data arrives in time. */
async function sendPage(
  ctx: Context,
  pageOf: PageOf,
  { published, clock, pageData, publicUrl, isIndexed = false }: FrontendOptions,
): Promise<void> {
  const isKiosk = owns('/kiosk', ctx.path);
  const screenToken = isKiosk ? tokenOf(ctx) : undefined;
  const generation = published.generation(screenToken);
  if (!generation) return notPublishedYet(ctx);

  const now = clock();
  // The cookie holds the day on which this device last saw the intro.
  const page = await pageOf(generation, ctx.path, ctx.cookies.get('intro') === romeDay(now));
  const known = await inTime(pageData);
  const data = page.needsData ? known : null;
  const { html, policy } = page.render({ now, data, savesData: ctx.get('Save-Data') === 'on' });
  ctx.status = page.status;
  const media = mediaOf(known?.media ?? { pictures: [], films: [] });
  ctx.set('Content-Security-Policy', [policy, media, framesOf(ctx.host)].join('; '));
  // A wall's page may be for its screen alone.
  ctx.set('Cache-Control', isKiosk ? 'private, no-store' : 'no-cache');
  // Renews the cookie whether the token is valid or not: the cookie of a screen that runs for years must not expire.
  if (screenToken !== undefined) giveToken(ctx, screenToken, publicUrl?.startsWith('https:') ?? false);
  ctx.vary('Accept-Encoding, Cookie, Save-Data');
  ctx.type = 'html';
  const origin = publicUrl ?? `${ctx.protocol}://${ctx.host}`;
  const board = data?.leaderboard ?? null;
  const told = [
    ctx.path === '/' || isKiosk ? linkPreview({ origin, board, playerId: playerOf(ctx) }) : '',
    ctx.path === '/' && isIndexed ? searchTags({ origin, board }) : '',
  ];
  const document = html.replace(LINK_PREVIEW_MARK, () => told.join('\n'));
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

/** Returns the page's data; null if reading it fails or takes too long. */
const inTime = (pageData: () => Promise<PageData>): Promise<PageData | null> =>
  pTimeout(
    pageData().catch(() => null),
    { milliseconds: DATA_WITHIN, fallback: () => null },
  );

/** Answers 503 with Refresh: a page opened before the first publication reloads itself, because nobody operates a wall. */
function notPublishedYet(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Refresh', '5');
  ctx.type = 'text';
  ctx.body = 'Il sito non è ancora pubblicato: avvia il prodotto con «npm start».';
}
