import { existsSync, readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emitDesignTokens } from './design-tokens.ts';
import { writeOnlyChanges } from './only-changes.ts';
import { importOwnSheets } from './sheets.ts';
import { designSystemStyles } from './styles.ts';

// A component is a folder with a .tsx file of the same name; each is one entry.
const sources = `${import.meta.dirname}/src`;
const components = readdirSync(sources).filter((name) => existsSync(`${sources}/${name}/${name}.tsx`));

export default defineConfig({
  base: './',
  plugins: [react(), designSystemStyles(), importOwnSheets(), emitDesignTokens(), writeOnlyChanges()],
  build: {
    lib: {
      entry: {
        theme: 'src/theme/theme.ts',
        'page-sheet': 'src/theme/page-sheet.ts',
        'product-rule': 'src/product-rule/product-rule.ts',
        ...Object.fromEntries(components.map((name) => [name, `src/${name}/${name}.tsx`])),
      },
      formats: ['es'],
    },
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      // Dependencies stay external: each product bundles them once.
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.includes('.woff2'),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].chunk.js',
        assetFileNames: ({ names: [name = 'asset'] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : name.replace('.css.ts.css', '.css'),
      },
    },
  },
});
