import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FrontEndDeclaration } from '@vetta/contract/front-end';
import { DOCUMENT_FILE } from '@vetta/contract/published-build';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { exposes, manifestOf } from './manifest.ts';
import { inlinedDocument } from './running-plugins.ts';

const shell = fileURLToPath(new URL('../../shell/', import.meta.url));
const START = 'virtual:vetta-alone';

/** Returns a module that gives the plugin's sources to the federation runtime as its container, then starts the shell. */
const startModule = (modules: Record<string, string>): string => `
import { init } from '@module-federation/runtime';
const modules = {
  ${Object.entries(modules)
    .map(([key, file]) => `'${key}': () => import('/${file.slice(2)}'),`)
    .join('\n  ')}
};
const container = { init() {}, get: async (key) => { const loaded = await modules[key](); return () => loaded; } };
init({ name: 'alone', remotes: [], plugins: [{ name: 'vetta:alone', loadEntry: async () => container }] });
await import('/@fs${shell}src/main.tsx');
`;

/** Prints the address of each route and scene below the server's own address in the terminal. */
function printAddresses(server: ViteDevServer, { routes = [], scenes = [] }: FrontEndDeclaration): void {
  const addresses = [
    ...routes.map(({ title, path }) => [title, path.replace(/\/\*$/, '')] as const),
    ...scenes.map(({ title, name }) => [`${title} (schermo)`, `/kiosk?scenes=${name}`] as const),
  ];
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    for (const [title, path] of addresses) server.config.logger.info(`  ➜  ${title}: ${origin}${path}`);
  };
}

/**
 * Returns the Vite plugin of `vite --mode alone`: it compiles the shell and this one plugin together, without federation.
 * The plugin's developer sees every route and scene, and needs no other process than an api.
 */
export const runAlone = (declaration: FrontEndDeclaration): Plugin => ({
  name: 'vetta:run-alone',
  apply: 'serve',
  config: () => ({
    publicDir: `${shell}public`,
    // Separate from the federated run's cache, so that switching between both does not prebundle the packages again.
    cacheDir: 'node_modules/.vite-alone',
    optimizeDeps: { entries: [`${shell}src/main.tsx`, ...Object.values(exposes(declaration))] },
  }),
  resolveId: (id) => (id === START ? `\0${START}` : undefined),
  load: (id) => (id === `\0${START}` ? startModule(exposes(declaration)) : undefined),
  configureServer(server) {
    printAddresses(server, declaration);
    return () => server.middlewares.use(servePages(server, declaration));
  },
});

/** Answers every page with the shell's document and a generation that has this one plugin. */
const servePages =
  (server: ViteDevServer, declaration: FrontEndDeclaration): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    const plugin = { ...manifestOf(declaration), hash: '0'.repeat(16), entry: '/remoteEntry.js' };
    const html = (await readFile(shell + DOCUMENT_FILE, 'utf8')).replace(
      './src/main.tsx',
      `/@id/__x00__${START}`,
    );
    const page = await server.transformIndexHtml(request.originalUrl ?? '/', inlinedDocument(html, [plugin]));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  };
