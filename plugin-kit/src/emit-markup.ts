import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';
import { withSources } from './load-sources.ts';

interface Template {
  /** The source file whose default export is a component without props, relative to Vite's root. */
  readonly module: string;
  /** The name of the file in the build. */
  readonly fileName: string;
  /**
   * Prepends links of the build's sheets for what it renders: its reader takes them off. Those of `*.late.css.ts` are marked: they are
   * sent only with what they dress.
   */
  readonly linksSheets?: boolean;
}

// The address of a file that a component imports, as Vite's server names it.
const sourceFile = /"(\/src\/[^"]+)"/g;

/**
 * Renders components to HTML files of the build, so that a server can send their markup before any script runs, and React
 * can hydrate it. The files that they import get into the build, and the markup has their addresses relative to it:
 * its reader makes them whole.
 * `plugins` returns the build's compilers, so that the markup has the same class names as the scripts. The build fails
 * if the markup has ids of `useId`: in the browser they would differ.
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
      async handler(_options, bundle) {
        for (const { module, fileName, linksSheets = false } of templates) {
          const { markup, styles } = await render(config.root, module, plugins());
          const addresses = new Map<string, string>();
          for (const [, path = ''] of markup.matchAll(sourceFile)) {
            const file = join(config.root, path);
            const asset = this.emitFile({
              type: 'asset',
              name: basename(file),
              source: await readFile(file),
            });
            addresses.set(path, this.getFileName(asset));
          }
          const source = markup.replace(sourceFile, (_, path: string) => `"./${addresses.get(path)}"`);
          const links = linksSheets ? linksOf(bundle, styles) : '';
          this.emitFile({ type: 'asset', fileName, source: links + source });
        }
      },
    },
  };
}

/** Returns links of the build's sheets with the rules of these modules. */
function linksOf(bundle: Rolldown.OutputBundle, styles: ReadonlySet<string>): string {
  const links = Object.values(bundle).flatMap((file) => {
    const used = file.type === 'chunk' ? file.moduleIds.filter((id) => styles.has(id)) : [];
    if (file.type !== 'chunk' || used.length === 0) return [];
    const late = used.every((id) => id.endsWith('.late.css.ts')) ? ' data-late' : '';
    return [...(file.viteMetadata?.importedCss ?? [])].map(
      (sheet) => `<link rel="stylesheet"${late} href="./${sheet}">`,
    );
  });
  return [...new Set(links)].join('');
}

interface Rendered {
  readonly markup: string;
  /** The ids of the modules that it has its classes from. */
  readonly styles: ReadonlySet<string>;
}

const render = (root: string, module: string, plugins: PluginOption): Promise<Rendered> =>
  withSources(root, plugins, async (sources) => {
    const { default: component } = await sources.ssrLoadModule(module);
    const markup = renderToString(createElement(component));
    const [id] = /\b_R_\w*_/.exec(markup) ?? [];
    if (id) throw new Error(`${module} has the id ${id} of a useId: write a fixed id.`);
    const ids = [...sources.moduleGraph.idToModuleMap.keys()];
    return { markup, styles: new Set(ids.filter((id) => id.endsWith('.css.ts'))) };
  });
