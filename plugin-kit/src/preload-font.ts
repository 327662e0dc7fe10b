import { DOCUMENT_FILE } from '@vetta/contract/published-build';
import type { Plugin } from 'vite';

/** Preloads a font file of the build, ahead of the scripts: the first screen is painted before these have come. */
export const preloadFont = (name: string): Plugin => ({
  name: 'vetta:preload-font',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const font = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
      const html = bundle[DOCUMENT_FILE];
      if (!font || html?.type !== 'asset')
        throw new Error(`The build has no ${name} or no ${DOCUMENT_FILE}.`);
      const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${font.fileName}" />`;
      html.source = String(html.source).replace('</title>', `</title>\n    ${link}`);
    },
  },
});
