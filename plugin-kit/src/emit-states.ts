import type { PluginDeclaration, SceneStates } from '@vetta/contract/plugin';
import { STATES_FILE } from '@vetta/contract/published-build';
import type { Plugin, PluginOption, ResolvedConfig, ViteDevServer } from 'vite';
import { withSources } from './load-sources.ts';
import { CommandError } from './publishing/command-error.ts';

/** The states of each scene that declares some, by the scene's name. */
export type BuiltStates = Readonly<Record<string, SceneStates>>;

const STATES_PLUGIN = 'vetta:scene-states';

/** Returns the declaration of the guest that a dev server runs. Throws CommandError if its configuration is not a plugin's. */
export function declarationIn(config: ResolvedConfig): PluginDeclaration {
  const declaration: PluginDeclaration | undefined = config.plugins.find(
    ({ name }) => name === STATES_PLUGIN,
  )?.api;
  if (declaration !== undefined) return declaration;
  throw new CommandError(
    `${config.root} is not the folder of a plugin: its vite.config.ts does not call pluginBuild.`,
  );
}

/**
 * Writes the states of the plugin's scenes to `states.json` in the build, as data: no chunk of the build has them. A dev
 * server serves them at the same path. `plugins` returns the build's compilers.
 */
export function emitStates(declaration: PluginDeclaration, plugins: () => PluginOption): Plugin {
  let config: ResolvedConfig;
  return {
    name: STATES_PLUGIN,
    api: declaration,
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      // No page imports them, so that nothing else tells it of an edit.
      server.watcher.on('change', (file) => {
        if (/\.states\.tsx?$/.test(file)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(`/${STATES_FILE}`, async (_request, response, next) => {
        try {
          const states = JSON.stringify(await statesOf(declaration, server));
          response.setHeader('Content-Type', 'application/json');
          response.end(states);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      const hasStates = declaration.scenes?.some(({ states }) => states !== undefined);
      const states = hasStates
        ? await withSources(config.root, plugins(), (sources) => statesOf(declaration, sources))
        : {};
      this.emitFile({ type: 'asset', fileName: STATES_FILE, source: JSON.stringify(states) });
    },
  };
}

async function statesOf(
  { scenes = [] }: PluginDeclaration,
  sources: Pick<ViteDevServer, 'ssrLoadModule'>,
): Promise<BuiltStates> {
  const built: Record<string, SceneStates> = {};
  for (const { name, states } of scenes) {
    if (states === undefined) continue;
    const { default: declared } = await sources.ssrLoadModule(states);
    if (typeof declared !== 'object' || declared === null || Object.keys(declared).length === 0)
      throw new Error(`${states} has no states of the scene «${name}» as its default export.`);
    built[name] = declared;
  }
  return built;
}
