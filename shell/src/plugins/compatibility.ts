import { satisfy } from '@module-federation/runtime';
import { CONTRACT_RANGE } from '@vetta/contract/contract-range';
import { FRONT_END_CONTRACT } from '@vetta/contract/front-end';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { version as react } from 'react';
import { PluginFailure } from './failure.ts';

/**
 * Checks the plugin's ranges of its contract and, of a front end, of React: federation only warns of a mismatch.
 * @throws PluginFailure 'incompatible'
 */
export function checkCompatible(plugin: PublishedPlugin): void {
  // It would run in the page, with all that the page may do.
  if (!plugin.isolated && !isOwnFrontEnd(plugin.name))
    throw new PluginFailure('incompatible', `${plugin.name} is no guest`);
  // Before a library reads it: what a guest says of itself may be anything.
  if (!CONTRACT_RANGE.test(plugin.contract))
    throw new PluginFailure('incompatible', `${plugin.name} names no range of the contract`);
  const version = plugin.isolated ? PLUGIN_CONTRACT : FRONT_END_CONTRACT;
  if (!satisfy(version, plugin.contract)) {
    throw new PluginFailure(
      'incompatible',
      `${plugin.name} needs contract ${plugin.contract}, this is ${version}`,
    );
  }
  if (plugin.react !== undefined && !satisfy(react, plugin.react)) {
    throw new PluginFailure('incompatible', `${plugin.name} needs React ${plugin.react}, this is ${react}`);
  }
}

/** Returns why a plugin does not fit; undefined if it does. */
export function incompatibilityOf(plugin: PublishedPlugin): PluginFailure | undefined {
  try {
    checkCompatible(plugin);
    return undefined;
  } catch (error) {
    if (error instanceof PluginFailure) return error;
    throw error;
  }
}
