import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FrontEndDeclaration } from '@vetta/contract/front-end';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { exposes } from './manifest.ts';

const stage = fileURLToPath(new URL('../stage/', import.meta.url));
/** `.ts` in the checkout, `.js` in a packed kit. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
/** Other packages that the stage loads. */
const others = ['@tanstack/react-query', 'zod'];
const START = 'virtual:vetta-stage';
/** The page inside the television's frame; everything else is the page around it. */
const INNER = '/stage';

const startModule = (modules: Record<string, string>): string => `
import { startAlone } from '/@fs${stage}alone.${extension}';
startAlone({
  ${Object.entries(modules)
    .map(([key, file]) => `'${key}': () => import('/${file.slice(2)}'),`)
    .join('\n  ')}
});
`;

const viewer = `${stage}viewer.${extension === 'ts' ? 'tsx' : 'js'}`;

/** All that the two pages load. */
const modulesOf = (declaration: FrontEndDeclaration): string[] => [
  ...Object.values(exposes(declaration)),
  viewer,
  `${stage}alone.${extension}`,
];

/**
 * Returns the Vite plugin of `vite --mode stage`: every scene and route of this one plugin, in its states, on the frame of a
 * television. It needs neither the shell nor an api.
 */
export const runOnStage = (declaration: FrontEndDeclaration): Plugin => ({
  name: 'vetta:run-on-stage',
  apply: 'serve',
  config: () => ({
    cacheDir: 'node_modules/.vite-stage',
    optimizeDeps: {
      entries: modulesOf(declaration),
      include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', ...others],
      // They bring style sheets; where they are packages, Vite would bundle them ahead without those.
      exclude: ['@vetta/contract', '@vetta/design-system', '@vetta/plugin-kit'],
    },
    // Compiled before the browser asks: the first style sheet starts a compiler of its own, which takes a second.
    server: { fs: { strict: false }, warmup: { clientFiles: modulesOf(declaration) } },
  }),
  resolveId: (id) => (id === START ? `\0${START}` : undefined),
  load: (id) => (id === `\0${START}` ? startModule(exposes(declaration)) : undefined),
  configureServer: (server) => () => server.middlewares.use(servePages(server)),
});

const servePages =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    const path = request.originalUrl ?? '/';
    const isInner = path.split('?')[0] === INNER;
    const html = await readFile(`${stage}${isInner ? 'index' : 'viewer'}.html`, 'utf8');
    const script = isInner ? `/@id/__x00__${START}` : `/@fs${viewer}`;
    const page = html.replace(/src="[^"]+"/, `src="${script}"`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(path, page));
  };
