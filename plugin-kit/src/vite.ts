import { fileURLToPath } from 'node:url';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import { mergeConfig, type UserConfigFnObject } from 'vite';
import { baseConfig, compilers } from './base-config.ts';
import { loopback } from './dev-server.ts';
import { emitStates } from './emit-states.ts';
import { guestParts } from './guest-parts.ts';
import { emitManifest, guestManifest } from './manifest.ts';

interface Options {
  /** The `import.meta.url` of the plugin's `vite.config.ts`. */
  readonly at: string;
  /** The port of its dev server, or the next one that is free. */
  readonly port: number;
}

/**
 * Returns the Vite configuration of a plugin, the same for all plugins. A plugin's `vite.config.ts` is this call:
 *
 *     export default pluginBuild(declaration, { at: import.meta.url, port: 5174 });
 */
export const pluginBuild =
  (declaration: PluginDeclaration, { at, port }: Options): UserConfigFnObject =>
  () =>
    mergeConfig(baseConfig(fileURLToPath(new URL('.', at)), undefined), {
      plugins: [
        guestParts(declaration),
        emitManifest(() => guestManifest(declaration)),
        emitStates(declaration, () => compilers(undefined)),
      ],
      server: { host: loopback, port },
    });
