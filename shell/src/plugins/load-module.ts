import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PublishedPlugin } from '@vetta/contract/generation';
import type { ComponentType } from 'react';
import { checkCompatible } from './compatibility.ts';
import { withDeadline } from './deadline.ts';
import { nameOf, PluginFailure } from './failure.ts';
import { manifestFailure } from './manifest-fetch.ts';

const registered = new Set<string>();

/** Each version has a name of its own: one that is known keeps its address for ever, whatever it is told later. */
function register({ hash, entry }: PublishedPlugin): string {
  const name = `p_${hash}`;
  if (!registered.has(name)) registerRemotes([{ name, entry, type: 'module' }]);
  registered.add(name);
  return name;
}

/**
 * The component that a plugin's module has as its default export.
 * @throws PluginFailure, always: whatever goes wrong has a name.
 */
export async function loadModule<Props>(
  plugin: PublishedPlugin,
  module: string,
): Promise<{ default: ComponentType<Props> }> {
  try {
    checkCompatible(plugin);
    const address = `${register(plugin)}/${module.slice(2)}`;
    const loaded = await withDeadline(loadRemote<{ default?: unknown }>(address), address);
    if (typeof loaded?.default !== 'function') {
      throw new PluginFailure('invalid', `${plugin.name}: ${module} has no component as its default export`);
    }
    // The declaration says of which kind the module is, and the plugin's own build has checked it.
    return { default: loaded.default as ComponentType<Props> };
  } catch (thrown) {
    throw manifestFailure(plugin.entry) ?? nameOf(thrown);
  }
}
