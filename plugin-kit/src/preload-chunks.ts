import type { Plugin, Rolldown } from 'vite';

/**
 * Preloads every chunk that a page's start leads to, also those that federation's runtime asks for later, one after
 * another. What our own sources import on demand stays on demand.
 */
export const preloadChunks = (): Plugin => ({
  name: 'vetta:preload-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') throw new Error('There is no index.html to write the preloads into.');
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
