import { satisfy } from '@module-federation/runtime';
import type { PublishedPlugin } from '@vetta/contract/generation';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import { version as react } from 'react';
import { PluginFailure } from './failure.ts';

/**
 * Compares what a plugin was made for with what is here: federation warns of other versions, and loads them all the same.
 * @throws PluginFailure 'incompatible'
 */
export function checkCompatible(plugin: PublishedPlugin): void {
  if (!satisfy(PLUGIN_CONTRACT, plugin.contract)) {
    throw new PluginFailure(
      'incompatible',
      `${plugin.name} wants contract ${plugin.contract}, this is ${PLUGIN_CONTRACT}`,
    );
  }
  if (!satisfy(react, plugin.react)) {
    throw new PluginFailure('incompatible', `${plugin.name} wants React ${plugin.react}, this is ${react}`);
  }
}
