import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { lookAt } from '../stage/outside-frame.ts';
import { serveParts } from './dev-parts.ts';
import { declarationIn } from './emit-states.ts';

const stage = fileURLToPath(new URL('../stage/', import.meta.url));
/** `.ts` in the checkout, `.js` in a packed kit. */
const [viewer, inner] = import.meta.url.endsWith('.ts')
  ? [`${stage}viewer.tsx`, `${stage}alone.ts`]
  : [`${stage}viewer.js`, `${stage}alone.js`];
/** Other packages that the stage loads. */
const others = ['@tanstack/react-query', 'zod'];
/** The page inside the television's frame; everything else is the page around it. */
const INNER = '/stage';

/** Tells the page around a part what its policy refuses, and what of it cannot be seen: nobody else can look into its frame. */
const watcher = `{
  const lookAt = ${lookAt};
  const tell = (told) => parent.postMessage({ stage: told }, '*');
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell({ refused: effectiveDirective + ' refuses ' + blockedURI }));
  addEventListener('message', async ({ source, data }) => {
    if (source === parent && data?.stage === 'look') tell({ seen: await lookAt(document.getElementById('root')) });
  });
}`;

/**
 * Returns the Vite plugin that shows every part of a plugin in its states, on the frame of a television. Each is a guest, as in
 * Vetta. It needs neither the shell nor an api.
 */
export const runOnStage = (): Plugin => ({
  name: 'vetta:run-on-stage',
  apply: 'serve',
  config: () => ({
    cacheDir: 'node_modules/.vite-stage',
    optimizeDeps: {
      entries: [viewer, inner],
      include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', ...others],
      // They bring style sheets; where they are packages, Vite would bundle them ahead without those.
      exclude: ['@vetta/contract', '@vetta/design-system', '@vetta/plugin-kit'],
    },
    server: { fs: { strict: false }, warmup: { clientFiles: [viewer, inner] } },
  }),
  configureServer(server) {
    const onChange = () => server.ws.send({ type: 'full-reload' });
    server.middlewares.use(serveParts(server, declarationIn(server.config), { watcher, onChange }));
    return () => server.middlewares.use(servePages(server));
  },
});

const servePages =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    const path = request.originalUrl ?? '/';
    const isInner = path.split('?')[0] === INNER;
    const html = await readFile(`${stage}${isInner ? 'index' : 'viewer'}.html`, 'utf8');
    const page = html.replace(/src="[^"]+"/, `src="/@fs${isInner ? inner : viewer}"`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml(path, page));
  };
