import type { Plugin } from 'vite';

interface LinkedMarkup {
  /** A file of the build with markup that has the classes of a module's sheets. */
  readonly fileName: string;
  /** How the path of that module ends. */
  readonly of: string;
}

/** Writes links to the sheets of a module, which the build loads on demand, before the markup of a file. */
export const linkSheets = ({ fileName, of }: LinkedMarkup): Plugin => ({
  name: 'vetta:link-sheets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const markup = bundle[fileName];
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(of),
      );
      if (markup?.type !== 'asset' || chunk?.type !== 'chunk')
        throw new Error(`The build has no ${fileName}, or no module ${of}.`);
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
      const links = sheets.map((sheet) => `<link rel="stylesheet" href="./${sheet}">`);
      markup.source = links.join('') + markup.source;
    },
  },
});
