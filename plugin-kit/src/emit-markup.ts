import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin, PluginOption, ResolvedConfig } from 'vite';
import { withSources } from './load-sources.ts';

interface Template {
  /** The source file whose default export is a component without props, relative to Vite's root. */
  readonly module: string;
  /** The name of the file in the build. */
  readonly fileName: string;
}

/**
 * Renders components to HTML files of the build, so that a server can send their markup before any script runs, and React
 * can hydrate it. `plugins` returns the build's compilers, so that the markup has the same class names as the scripts.
 * The build fails if the markup has ids of `useId`: in the browser they would differ.
 */
export function emitMarkup(templates: readonly Template[], plugins: () => PluginOption): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vetta:emit-markup',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // After federation, which adds script tags to every HTML file.
      order: 'post',
      async handler() {
        for (const { module, fileName } of templates) {
          this.emitFile({ type: 'asset', fileName, source: await render(config.root, module, plugins()) });
        }
      },
    },
  };
}

const render = (root: string, module: string, plugins: PluginOption): Promise<string> =>
  withSources(root, plugins, async (sources) => {
    const { default: component } = await sources.ssrLoadModule(module);
    const markup = renderToString(createElement(component));
    const [id] = /\b_R_\w*_/.exec(markup) ?? [];
    if (id) throw new Error(`${module} has the id ${id} of a useId: write a fixed id.`);
    return markup;
  });
