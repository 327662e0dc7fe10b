import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { pluginAddress } from '@vetta/contract/published-build';
import type { ComponentType } from 'react';
import { checkCompatible } from './compatibility.ts';
import { withDeadline } from './deadline.ts';
import { PluginFailure, toPluginFailure } from './failure.ts';
import { hasLostSheets, retryLostSheets } from './lost-sheets.ts';
import { takeManifestFailure } from './manifest-fetch.ts';
import { nextTask } from './short-tasks.ts';

const registered = new Set<string>();
let hasLost = false;

// The document has a disabled link for each sheet that it has inlined. The runtime links a sheet again unless it finds its whole
// address.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
  link.setAttribute('href', link.href);
}

/** Whether a module did not arrive: most browsers do not ask for it again before the page is reloaded. */
export const hasLostModules = (): boolean => hasLost;

/** Registers each build under its own name: the runtime keeps the first address that it learns for a name. */
function register({ hash, entry }: PublishedPlugin): string {
  const name = `p_${hash}`;
  if (!registered.has(name)) registerRemotes([{ name, entry, type: 'module' }]);
  registered.add(name);
  return name;
}

/**
 * Loads the component that a plugin's module exports as default.
 * @throws PluginFailure for every error.
 */
export async function loadModule<Props>(
  plugin: PublishedPlugin,
  module: string,
): Promise<{ default: ComponentType<Props> }> {
  try {
    await nextTask();
    checkCompatible(plugin);
    await nextTask();
    const address = `${register(plugin)}/${module.slice(2)}`;
    const loaded = await withDeadline(loadRemote<{ default?: unknown }>(address), address);
    const build = pluginAddress(plugin.name, plugin.hash);
    await withDeadline(retryLostSheets(build), `${address}: its sheets`);
    if (hasLostSheets(build))
      throw new PluginFailure('css', `${plugin.name}: a sheet of ${module} did not arrive`);
    if (typeof loaded?.default !== 'function') {
      throw new PluginFailure('invalid', `${plugin.name}: ${module} has no component as its default export`);
    }
    // The manifest tells which props the module takes; the plugin's build has checked the component's type.
    return { default: loaded.default as ComponentType<Props> };
  } catch (thrown) {
    const failure = takeManifestFailure(plugin.entry) ?? toPluginFailure(thrown);
    hasLost ||= failure.kind === 'chunk';
    throw failure;
  }
}
