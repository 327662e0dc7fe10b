import { createServer, type PluginOption, type ViteDevServer } from 'vite';

/**
 * Calls `use` with a server that loads a build's sources into this process: `server.ssrLoadModule(module)`. `plugins` are
 * the build's compilers.
 */
export async function withSources<T>(
  root: string,
  plugins: PluginOption,
  use: (server: Pick<ViteDevServer, 'ssrLoadModule' | 'moduleGraph'>) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [plugins],
    // Our packages import style sheets, which Node cannot load.
    ssr: { noExternal: [/^@vetta\//] },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
