import { DOCUMENT_FILE } from '@vetta/contract/published-build';
import type { Plugin, Rolldown } from 'vite';

/**
 * Preloads every chunk that a page needs to start, including those that federation's runtime would request later, one after
 * another. Chunks of our own dynamic imports are not preloaded, and neither is what they share with each other.
 */
export const preloadChunks = (): Plugin => ({
  name: 'vetta:preload-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle[DOCUMENT_FILE];
      if (html?.type !== 'asset') throw new Error('The build has no index.html for the preloads.');
      const source = String(html.source);
      const links = neededAtStart(bundle)
        .filter((fileName) => !source.includes(fileName))
        .map((fileName) => `<link rel="modulepreload" crossorigin href="./${fileName}">`);
      html.source = source.replace('</head>', `${links.join('')}</head>`);
    },
  },
});

/** Returns the chunks that the page and federation's runtime load by themselves, with what those import. */
function neededAtStart(bundle: Rolldown.OutputBundle): string[] {
  const needed = new Set<string>();
  const need = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || needed.has(fileName)) return;
    needed.add(fileName);
    for (const imported of file.imports) need(imported);
  };
  for (const file of Object.values(bundle))
    if (
      file.type === 'chunk' &&
      (file.isEntry || file.isDynamicEntry || isOfBootstrap(file)) &&
      !isOnDemand(file)
    )
      need(file.fileName);
  return [...needed];
}

const isOnDemand = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && /\/(src|design-system\/dist)\//.test(facadeModuleId ?? '');

/** Whether federation's bootstrap, which is no chunk, imports it. */
const isOfBootstrap = ({ name }: Rolldown.OutputChunk): boolean => name === 'pendingShares';
