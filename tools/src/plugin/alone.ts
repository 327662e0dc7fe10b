import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import type { Plugin } from 'vite';
import { exposes, manifestOf } from './manifest.ts';
import { inlinedDocument } from './running-plugins.ts';

const shell = fileURLToPath(new URL('../../../shell/', import.meta.url));
const START = 'virtual:vetta-alone';

/** Hands the shell's runtime the plugin's own sources where it asks for the container, then starts the shell. */
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

/**
 * `vite --mode alone`: the shell around this one plugin, compiled together from their sources, without federation. Its
 * developer sees every route and scene without starting anything else but an api.
 */
export const runAlone = (declaration: PluginDeclaration): Plugin => ({
  name: 'vetta:run-alone',
  apply: 'serve',
  config: () => ({
    optimizeDeps: { entries: [`${shell}src/main.tsx`, ...Object.values(exposes(declaration))] },
  }),
  resolveId: (id) => (id === START ? `\0${START}` : undefined),
  load: (id) => (id === `\0${START}` ? startModule(exposes(declaration)) : undefined),
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const plugin = { ...manifestOf(declaration), hash: '0'.repeat(16), entry: '/remoteEntry.js' };
      const html = (await readFile(`${shell}index.html`, 'utf8')).replace(
        './src/main.tsx',
        `/@id/__x00__${START}`,
      );
      const page = await server.transformIndexHtml(
        request.originalUrl ?? '/',
        inlinedDocument(html, [plugin]),
      );
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page);
    });
  },
});
