import { createHash } from 'node:crypto';
import { GUEST_LOCKDOWN, guestDocument, guestHeaders, guestPartAt } from '@vetta/contract/guest-document';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import type { Connect, ViteDevServer } from 'vite';
import { builtPart, partsOf } from './guest-parts.ts';

interface PartsOptions {
  /** A script that runs in each document before the part, besides what a published document has. */
  readonly watcher?: string;
  /** A source has changed: the documents are others from now on. */
  readonly onChange: () => void;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Returns a middleware of a dev server that answers with the documents of a guest's parts, at any hash, as its sources are now: the
 * same document and policy as a published one has, so that what works here works live. React is its development build.
 */
export function serveParts(
  server: ViteDevServer,
  declaration: PluginDeclaration,
  { watcher, onChange }: PartsOptions,
): Connect.NextHandleFunction {
  const built = new Map<string, Promise<string>>();
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(`${server.config.root}/src/`)) return;
    built.clear();
    onChange();
  });
  return async (request, response, next) => {
    const guest = guestPartAt((request.originalUrl ?? '').split('?')[0] ?? '');
    const module = guest?.name === declaration.name ? partsOf(declaration).get(guest.part) : undefined;
    if (guest === undefined || module === undefined) return next();
    let part = built.get(guest.part);
    if (part === undefined) {
      part = builtPart(server.config, module, { isForDevelopment: true });
      built.set(guest.part, part);
    }
    try {
      const script = await part;
      const { document, headers } = documentOf(script, watcher);
      response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(document);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      server.config.logger.error(message, { timestamp: true });
      server.ws.send({ type: 'error', err: { message, stack: '' } });
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
    }
  };
}

function documentOf(script: string, watcher: string | undefined) {
  const document = guestDocument(script);
  const headers = guestHeaders(script, sha256);
  if (watcher === undefined) return { document, headers };
  const policy = headers['Content-Security-Policy'] ?? '';
  return {
    document: document.replace(GUEST_LOCKDOWN, () => `${GUEST_LOCKDOWN}</script><script>${watcher}`),
    headers: {
      ...headers,
      'Content-Security-Policy': policy.replace('script-src ', `script-src 'sha256-${sha256(watcher)}' `),
    },
  };
}
