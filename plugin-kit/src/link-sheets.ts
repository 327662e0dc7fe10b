import type { Plugin } from 'vite';

interface LinkedMarkup {
  /** The HTML file of the build that uses the module's classes. */
  readonly fileName: string;
  /** How the path of that module ends. */
  readonly moduleSuffix: string;
}

/**
 * Prepends style sheet links of a lazily loaded module to an HTML file of the build, so that its markup is styled before the
 * module loads. Throws if the build has no such file or module.
 */
export const linkSheets = ({ fileName, moduleSuffix }: LinkedMarkup): Plugin => ({
  name: 'vetta:link-sheets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const markup = bundle[fileName];
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(moduleSuffix),
      );
      if (markup?.type !== 'asset' || chunk?.type !== 'chunk')
        throw new Error(`The build has no ${fileName}, or no module ${moduleSuffix}.`);
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
      const links = sheets.map((sheet) => `<link rel="stylesheet" href="./${sheet}">`);
      markup.source = links.join('') + markup.source;
    },
  },
});
