import { fileURLToPath } from 'node:url';
import { canStandInline, isGuestPart } from '@vetta/contract/guest-document';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';

const guest = fileURLToPath(new URL('../guest/', import.meta.url));
/** `.ts` in the checkout, `.js` in a packed kit. */
const [startFile, toastFile] = import.meta.url.endsWith('.ts')
  ? [`${guest}start-guest.tsx`, `${guest}toast.tsx`]
  : [`${guest}start-guest.js`, `${guest}toast.js`];

const PART = 'virtual:vetta-guest-part';
const NOTHING = 'virtual:vetta-guest';
/** Stands in a part's script for its sheet, until both are built. */
const SHEET = '__VETTA_GUEST_SHEET__';

/** Vite's configuration of the build of one part. */
interface PartConfig extends UserConfig {
  /** The part's source file. */
  readonly guestPart?: string;
}

/** Returns the name of the part that a module is: its path in `src` without its ending. Throws if it can be no part of an address. */
export function partOf(module: string): string {
  const path = module.replace(/^\.\/(src\/)?/, '').replace(/\.[jt]sx?$/, '');
  const part = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (!isGuestPart(part))
    throw new Error(`plugin.ts: ${module} cannot be a part, its name is part of an address.`);
  return part;
}

/** Returns the source file of each part by its name. Throws if two files have the same name. */
export function partsOf({
  routes = [],
  adminSections = [],
  scenes = [],
}: PluginDeclaration): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { module } of [...routes, ...adminSections, ...scenes]) {
    const part = partOf(module);
    const other = parts.get(part) ?? module;
    if (other !== module) throw new Error(`plugin.ts: ${other} and ${module} are the same part «${part}».`);
    parts.set(part, module);
  }
  return parts;
}

/**
 * Builds one script for each part, `<part>.js`, with all that it needs: React, sheets, pictures. A guest's document is one file,
 * since browsers cache nothing that a frame without an origin loads. Each part is a build of its own with the same configuration.
 */
export function guestParts(declaration: PluginDeclaration): Plugin {
  let config: ResolvedConfig;
  let partModule: string | undefined;
  return {
    name: 'vetta:guest-parts',
    apply: 'build',
    enforce: 'pre',
    config(given: PartConfig) {
      partModule = given.guestPart;
      // The parts are built within: that this plugin takes most of the time tells their author nothing.
      return partModule === undefined
        ? { build: { rolldownOptions: { input: NOTHING, checks: { bundlerTimings: false } } } }
        : {
            resolve: { alias: [{ find: '@vetta/design-system/toast', replacement: toastFile }] },
            build: {
              write: false,
              cssCodeSplit: false,
              assetsInlineLimit: Number.MAX_SAFE_INTEGER,
              rolldownOptions: { input: PART, output: { codeSplitting: false } },
            },
          };
    },
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === PART || id === NOTHING ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NOTHING}`) return 'export {}';
      if (id !== `\0${PART}`) return undefined;
      const module = JSON.stringify(`${config.root}/${partModule?.slice(2)}`);
      return `import { startGuest } from ${JSON.stringify(startFile)};
        startGuest(() => import(${module}), ${SHEET});`;
    },
    async generateBundle(_options, bundle) {
      if (partModule !== undefined) return;
      for (const name of Object.keys(bundle)) delete bundle[name];
      for (const [part, module] of partsOf(declaration))
        this.emitFile({ type: 'asset', fileName: `${part}.js`, source: await builtPart(config, module) });
    },
  };
}

/**
 * Returns the script of a part: a build of its own with the plugin's configuration. For development it is not made small, and names
 * the lines of its sources. Throws if it cannot be built.
 */
export async function builtPart(
  { root, configFile, mode, logLevel }: ResolvedConfig,
  module: string,
  { isForDevelopment = false } = {},
): Promise<string> {
  const inline: InlineConfig & PartConfig = {
    root,
    configFile: configFile ?? false,
    mode: isForDevelopment ? 'production' : mode,
    logLevel: isForDevelopment || logLevel === 'silent' ? 'silent' : 'error',
    guestPart: module,
    ...(isForDevelopment && { build: { minify: false, sourcemap: 'inline' } }),
  };
  const built = await build(inline);
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const scripts = files.filter((file) => file.type === 'chunk');
  const [script] = scripts;
  if (script === undefined || scripts.length > 1)
    throw new Error(`${module}: a part is one script, and this makes ${scripts.length}.`);
  const sheet = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const code = script.code
    .replace(SHEET, () => JSON.stringify(sheet.join('\n')))
    // It stands in a document's script element. Both can only be in texts and comments.
    .replace(/<\/(?=script)/gi, '<\\/')
    .replaceAll('<!--', '<\\!--');
  if (!canStandInline(code)) throw new Error(`${module}: its script cannot stand in a document.`);
  return code;
}
