import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';

interface Template {
  /** The source file whose default export is a component without props, relative to the folder. */
  readonly module: string;
  /** The file that the build gets. */
  readonly fileName: string;
}

/**
 * Renders components of ours to files of the build: markup that a server can send before any script has run, with the
 * class names that the build gives. `plugins` compile the sources as the build's own do.
 */
export function emitMarkup(templates: readonly Template[], plugins: () => PluginOption): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vetta:static-markup',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After federation, which takes every HTML file for a page and adds what it loads.
      order: 'post',
      async handler() {
        for (const { module, fileName } of templates) {
          this.emitFile({ type: 'asset', fileName, source: await render(config.root, module, plugins()) });
        }
      },
    },
  };
}

async function render(root: string, module: string, plugins: PluginOption): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [plugins],
    // The packages of this house are sources with style sheets; Node cannot load those by itself.
    ssr: { noExternal: [/^@vetta\//] },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { default: component } = await server.ssrLoadModule(module);
    return renderToStaticMarkup(createElement(component));
  } finally {
    await server.close();
  }
}
