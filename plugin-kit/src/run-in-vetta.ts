import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { guestAddress } from '@vetta/contract/guest-document';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { GENERATION_ADDRESS } from '@vetta/contract/published-build';
import { owns } from '@vetta/contract/route-path';
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite';
import { z } from 'zod';
import { serveParts } from './dev-parts.ts';
import { declarationIn } from './emit-states.ts';
import { guestManifest } from './manifest.ts';

/** The script that reloads a page when a source has changed, and shows what cannot be built; and what it listens to. */
const SCRIPT = '/@vetta-plugin/reload.js';
const CHANGES = '/@vetta-plugin/changes';
const script = `const changes = new EventSource('${CHANGES}');
changes.onmessage = () => location.reload();
const note = document.createElement('pre');
note.setAttribute('role', 'alert');
// Over whatever the page shows, a dialog too; a press takes it away until the next edit.
note.popover = 'manual';
note.style.cssText = 'inset: auto 0 0 0; width: auto; max-height: 60vh; margin: 1rem; padding: 1rem; overflow: auto; ' +
  'white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; color: #fff; background: #5b1220; border: 1px solid #ff8a9a; border-radius: 8px';
note.addEventListener('click', () => note.hidePopover());
changes.addEventListener('problem', ({ data }) => {
  document.body.append(note);
  note.textContent += JSON.parse(data) + '\\n';
  note.togglePopover(true);
});`;

/**
 * Returns the Vite plugin that shows the plugin inside the running Vetta at `address`, at the dev server's own address: it passes every
 * request on, and adds the plugin to the generation that pages read. So the author's browser alone has the plugin, with the data and the
 * policy of that Vetta. It holds no key: who opens the back office logs in as there, and has approved the plugin's calls by that.
 */
export const runInVetta = (address: string): Plugin => ({
  name: 'vetta:run-in-vetta',
  apply: 'serve',
  config: () => ({
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { hmr: false, proxy: { '^/': passingOn(address, () => plugin) } },
  }),
  configResolved(config) {
    plugin = publishedNow(declarationIn(config));
  },
  configureServer(server) {
    const declaration = declarationIn(server.config);
    // The author's browser is no wall of the office.
    server.middlewares.use('/api/screens/beat', (_, response) => response.writeHead(204).end());
    const pages = new Set<ServerResponse>();
    let problems: string[] = [];
    const onChange = () => {
      // Pages count the failures of a build by its hash.
      plugin = publishedNow(declaration);
      problems = [];
      for (const page of pages) page.write('data: changed\n\n');
    };
    const onProblem = (message: string) => {
      problems.push(message);
      for (const page of pages) page.write(problemOf(message));
    };
    server.middlewares.use(serveParts(server, declaration, { onChange, onProblem }));
    server.middlewares.use((request, response, next) => {
      if (request.url === SCRIPT) {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      } else if (request.url === CHANGES) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        response.write(`: open\n\n${problems.map(problemOf).join('')}`);
        pages.add(response);
        response.on('close', () => pages.delete(response));
      } else next();
    });
    printAddresses(server, declaration);
  },
});

/** Returns the event that tells a page what cannot be built. */
const problemOf = (message: string): string => `event: problem\ndata: ${JSON.stringify(message)}\n\n`;

/** The plugin as pages read it: that of the one dev server of this process. */
let plugin: PublishedPlugin | undefined;

function publishedNow(declaration: PluginDeclaration): PublishedPlugin {
  const hash = Date.now().toString(16).padStart(16, '0');
  return { ...guestManifest(declaration), hash, entry: guestAddress(declaration.name, hash) };
}

/** Returns Vite's proxy of every request to the Vetta at `address`. */
const passingOn = (address: string, own: () => PublishedPlugin | undefined): ProxyOptions => ({
  target: address,
  changeOrigin: true,
  selfHandleResponse: true,
  // What is rewritten must be readable.
  headers: { 'Accept-Encoding': 'identity' },
  configure(proxy) {
    proxy.on('proxyReq', (request) => {
      if (request.hasHeader('Origin')) request.setHeader('Origin', new URL(address).origin);
      for (const name of ['If-None-Match', 'If-Modified-Since']) request.removeHeader(name);
    });
    proxy.on('proxyRes', (answer, request, response) => {
      passOn(answer, request, response, { address, own: own() }).catch(() => response.destroy());
    });
    proxy.on('error', (_error, _request, response) => {
      if (!('writeHead' in response) || response.headersSent) return;
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`No Vetta answers at ${address}.`);
    });
  },
});

interface Passing {
  readonly address: string;
  readonly own: PublishedPlugin | undefined;
}

/** Answers with what Vetta has answered, with this plugin in each page's generation. */
async function passOn(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  { address, own }: Passing,
): Promise<void> {
  const { statusCode: status = 502 } = answer;
  const headers = headersHere(answer.headers, new URL(address).host, request.headers.host ?? '');
  const isPage = headers['content-type']?.startsWith('text/html') && request.method === 'GET';
  const isGeneration = request.url?.split('?')[0] === GENERATION_ADDRESS && status === 200;
  if (own === undefined || (!isPage && !isGeneration)) {
    response.writeHead(status, headers);
    answer.pipe(response);
    return;
  }
  const given = await text(answer);
  const { 'content-length': _, etag: __, ...kept } = headers;
  const path = request.url?.split('?')[0] ?? '/';
  // A page of this plugin is none of Vetta's yet.
  const isOwn = own.routes.some((route) => owns(route.path, path));
  response.writeHead(isPage && isOwn && status === 404 ? 200 : status, kept);
  response.end(isPage ? pageWith(own, given) : JSON.stringify(generationWith(own, JSON.parse(given))));
}

/** Returns the headers of an answer for a page at another address, which is this machine's without TLS. */
function headersHere(headers: IncomingHttpHeaders, host: string, here: string): IncomingHttpHeaders {
  const { 'strict-transport-security': _, 'transfer-encoding': __, connection: ___, ...kept } = headers;
  const policy = kept['content-security-policy'];
  const cookies = kept['set-cookie']?.map((cookie) =>
    cookie.replace(/; *(secure|domain=[^;]*)(?=;|$)/gi, ''),
  );
  return {
    ...kept,
    // Guests' documents are named by the address of the request.
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(`frame-src ${host}/g/`, `frame-src ${here}/g/`),
    }),
    ...(cookies && { 'set-cookie': cookies }),
  };
}

const GenerationLike = z.looseObject({ plugins: z.array(z.looseObject({ name: z.string() })) });
const Inlined = z.looseObject({ generation: GenerationLike });

function generationWith(own: PublishedPlugin, generation: unknown) {
  const given = GenerationLike.parse(generation);
  return { ...given, plugins: [...given.plugins.filter(({ name }) => name !== own.name), own] };
}

/** The data that the api writes into each page for the shell's first moment. */
const inlined = /(<script type="application\/json" id="vetta-inlined">)(.*?)(?=<\/script>)/s;

function pageWith(own: PublishedPlugin, html: string): string {
  const [, tag = '', json] = inlined.exec(html) ?? [];
  if (json === undefined) return html;
  const data = Inlined.parse(JSON.parse(json));
  const changed = JSON.stringify({ ...data, generation: generationWith(own, data.generation) });
  return html
    .replace(inlined, () => tag + changed.replaceAll('<', '\\u003c'))
    .replace('</head>', () => `<script src="${SCRIPT}" defer></script></head>`);
}

/** Prints the address of each part below the server's own in the terminal. */
function printAddresses(server: ViteDevServer, declaration: PluginDeclaration): void {
  const { routes = [], adminSections = [], scenes = [] } = declaration;
  const addresses = [
    ...scenes.map(({ title, name }) => [title, `/kiosk?scenes=${encodeURIComponent(name)}`] as const),
    ...routes.map(({ title, path }) => [title, path.replace(/\/\*$/, '')] as const),
    ...adminSections.map(({ title, path }) => [title, `/admin${path}`] as const),
  ];
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    for (const [title, path] of addresses) server.config.logger.info(`  ➜  ${title}: ${origin}${path}`);
  };
}
