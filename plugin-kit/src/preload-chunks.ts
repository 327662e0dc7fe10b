import { DOCUMENT_FILE } from '@vetta/contract/published-build';
import type { Plugin, Rolldown } from 'vite';

/**
 * Preloads every chunk that a page needs to start, including those that federation's runtime would request later, one after
 * another. Chunks of our own dynamic imports are not preloaded.
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
      const links = Object.values(bundle)
        .filter((file) => file.type === 'chunk' && !isOnDemand(file) && !source.includes(file.fileName))
        .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="./${fileName}">`);
      html.source = source.replace('</head>', `${links.join('')}</head>`);
    },
  },
});

const isOnDemand = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && /\/src\/.*\.tsx?$/.test(facadeModuleId ?? '');
