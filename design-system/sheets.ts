import type { Plugin } from 'vite';

/**
 * Vite's library mode writes a chunk's sheet but nothing that asks for it. This puts the import back, so that whoever
 * imports a component gets its sheet, and only its own.
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
        // After the code's own imports, so that a component's rules follow those it is built on; the sheet that says
        // the order of the layers comes before any other.
        const sheets = [...(file.viteMetadata?.importedCss ?? [])].sort(
          (one, other) => Number(other.startsWith('layers')) - Number(one.startsWith('layers')),
        );
        file.code += sheets.map((sheet) => `import './${sheet}';\n`).join('');
      }
    },
  },
});
