import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import { guestDocument, guestHeaders, guestPartAt } from '@vetta/contract/guest-document';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import type { Connect, ViteDevServer } from 'vite';
import { builtPart, partsOf } from './guest-parts.ts';

interface PartsOptions {
  /** A script that runs in each document before the part, besides what a published document has. */
  readonly watcher?: string;
  /** A source has changed: the documents are others from now on. */
  readonly onChange: () => void;
  /** A part could not be built: what its author is told. */
  readonly onProblem?: (message: string) => void;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Returns a middleware of a dev server that answers with the documents of a guest's parts, at any hash, as its sources are now: the
 * same document and policy as a published one has, so that what works here works live. React is its development build.
 */
export function serveParts(
  server: ViteDevServer,
  declaration: PluginDeclaration,
  { watcher, onChange, onProblem }: PartsOptions,
): Connect.NextHandleFunction {
  const built = new Map<string, Promise<string>>();
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(`${server.config.root}/src/`)) return;
    built.clear();
    onChange();
  });
  const build = (part: string, module: string): Promise<string> => {
    const known = built.get(part);
    if (known) return known;
    const script = builtPart(server.config, module, { isForDevelopment: true });
    built.set(part, script);
    script.catch((error: unknown) => {
      server.config.logger.error(saidBy(error), { timestamp: true });
      onProblem?.(stripVTControlCharacters(saidBy(error)));
    });
    return script;
  };
  return async (request, response, next) => {
    const parts = partsOf(declaration);
    // A page gives a part eight seconds to paint: on a slow machine a build alone may take longer, so that the page waits for it.
    if (request.headers.accept?.includes('text/html'))
      await Promise.allSettled([...parts].map(([part, module]) => build(part, module)));
    const guest = guestPartAt((request.originalUrl ?? '').split('?')[0] ?? '');
    const module = guest?.name === declaration.name ? parts.get(guest.part) : undefined;
    if (guest === undefined || module === undefined) return next();
    const part = build(guest.part, module);
    try {
      const script = await part;
      const { document, headers } = documentOf(script, watcher);
      response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(document);
    } catch (error) {
      // Its colours are for terminals.
      const message = stripVTControlCharacters(saidBy(error));
      server.ws.send({ type: 'error', err: { message, stack: '' } });
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  };
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function documentOf(script: string, watcher: string | undefined) {
  const document = guestDocument(script);
  const headers = guestHeaders(script, sha256);
  if (watcher === undefined) return { document, headers };
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    document: document.replace('</script>', () => `</script><script>${watcher}</script>`),
    headers: {
      ...headers,
      'Content-Security-Policy': policy.replace('script-src ', `script-src 'sha256-${sha256(watcher)}' `),
    },
  };
}
