import { satisfy } from '@module-federation/runtime';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { version as react } from 'react';
import { PluginFailure } from './failure.ts';

/**
 * Checks the plugin's ranges of the plugin contract and of React: federation only warns of a mismatch.
 * @throws PluginFailure 'incompatible'
 */
export function checkCompatible(plugin: PublishedPlugin): void {
  if (!satisfy(PLUGIN_CONTRACT, plugin.contract)) {
    throw new PluginFailure(
      'incompatible',
      `${plugin.name} needs contract ${plugin.contract}, this is ${PLUGIN_CONTRACT}`,
    );
  }
  if (!satisfy(react, plugin.react)) {
    throw new PluginFailure('incompatible', `${plugin.name} needs React ${plugin.react}, this is ${react}`);
  }
}
