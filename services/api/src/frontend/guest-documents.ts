import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { guestDocument, guestHeaders, guestPartAt } from '@vetta/contract/guest-document';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { pluginAddress } from '@vetta/contract/published-build';
import type { Context } from 'koa';
import type { Published } from './published.ts';
import { notFound } from './published-file.ts';

/** How many documents are kept ready: those of a few builds. Each is up to a few hundred kilobytes. */
const KEPT = 12;

type GuestPart = NonNullable<ReturnType<typeof guestPartAt>>;

interface ReadyDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly gzipped: Buffer;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Returns a function that sends the document of a guest's part, which is composed here: its author has written the script in it, and
 * nothing else. 404 for any other address, for a build that no served generation has, and for a browser that asks for a page and not for a
 * frame: it would be one at Vetta's own address.
 */
export function guestDocuments(published: Published): (ctx: Context) => Promise<void> {
  const ready = new Map<string, ReadyDocument>();

  const read = async (address: string, named: GuestPart): Promise<ReadyDocument> => {
    const kept = ready.get(address);
    // The one that was asked for last is the last to go.
    ready.delete(address);
    const document = kept ?? (await compose(published, named));
    ready.set(address, document);
    for (const oldest of ready.keys()) if (ready.size > KEPT) ready.delete(oldest);
    return document;
  };

  return async (ctx) => {
    const named = guestPartAt(ctx.path);
    // On plain http browsers do not say for what they ask: there the document empties itself.
    const asked = ctx.get('Sec-Fetch-Dest');
    const isForFrame = asked === '' || asked === 'iframe';
    // From memory: what is not there costs no reading.
    const document =
      named && isForFrame && isDeclared(published.served(named), named.part)
        ? await read(ctx.path, named)
        : undefined;
    if (document === undefined) return notFound(ctx);
    ctx.status = 200;
    ctx.set(document.headers);
    ctx.vary('Accept-Encoding');
    if (ctx.acceptsEncodings('gzip') === 'gzip') {
      ctx.set('Content-Encoding', 'gzip');
      ctx.body = document.gzipped;
    } else ctx.body = document.html;
    // Koa's own type of a text has no charset's case.
    ctx.set('Content-Type', document.headers['Content-Type'] ?? 'text/html');
  };
}

function isDeclared(plugin: PublishedPlugin | undefined, part: string): boolean {
  if (!plugin?.isolated) return false;
  const { routes, adminSections, scenes } = plugin;
  return [...routes, ...adminSections, ...scenes].some(({ module }) => module === `./${part}`);
}

async function compose(published: Published, { name, hash, part }: GuestPart): Promise<ReadyDocument> {
  const script = await published.text(`${pluginAddress(name, hash)}${part}.js`);
  const html = guestDocument(script);
  return { headers: guestHeaders(script, sha256), html, gzipped: await promisify(gzip)(html) };
}
