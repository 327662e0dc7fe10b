import type { Plugin } from 'vite';

/**
 * Vite's library mode extracts a chunk's style sheet but removes its import. Adds the import again, so that importing a
 * component loads its own sheet.
 */
export const importOwnSheets = (): Plugin => ({
  name: 'vetta:import-own-sheets',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        // After the code's own imports, so that a component's rules follow those of the components it uses. The sheet
        // that declares the order of the layers comes first.
        const sheets = [...(file.viteMetadata?.importedCss ?? [])].sort(
          (one, other) => Number(other.startsWith('layers')) - Number(one.startsWith('layers')),
        );
        file.code += sheets.map((sheet) => `import './${sheet}';\n`).join('');
      }
    },
  },
});
