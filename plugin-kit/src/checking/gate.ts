import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { PLUGIN_FILE } from '@vetta/contract/published-build';
import { CommandError } from '../publishing/command-error.ts';
import { findChromium } from './find-chromium.ts';
import { readManifest } from './read-build.ts';

/** Checks a plugin's build. Returns what was measured; throws CommandError with it if something is wrong. */
export async function checkBuild(folder: string): Promise<string[]> {
  const chromium = findChromium(process.env);
  if (chromium === undefined)
    throw new CommandError('There is no Chromium on this machine: install one, or name it in CHROMIUM_BIN.');
  return checkIn(chromium, folder);
}

/**
 * Checks a plugin's build before it is published, unless `skipReason` says why not. Returns what the author should know;
 * throws CommandError if something is wrong. The shell and the product's own front ends have stories and journeys instead.
 */
export async function checkBeforePublishing(
  folder: string,
  skipReason: string | undefined,
): Promise<string[]> {
  if (!existsSync(join(folder, PLUGIN_FILE))) return [];
  if (skipReason !== undefined) return [`It is published unchecked: ${skipReason}`];
  if (isOwnFrontEnd((await readManifest(folder)).name)) return [];
  const chromium = findChromium(process.env);
  if (chromium === undefined)
    return ['It is published unchecked: there is no Chromium on this machine. CHROMIUM_BIN can name one.'];
  return checkIn(chromium, folder);
}

async function checkIn(chromium: string, folder: string): Promise<string[]> {
  console.log('Checking every scene in each state and frame; this takes a while.');
  // Not at the top: it brings Vite and Playwright, which the other commands do without.
  const { checkPlugin } = await import('./check-plugin.ts');
  const { lines, findings } = await checkPlugin(folder, chromium);
  if (findings.length === 0) return [...lines, 'The check found nothing wrong.'];
  throw new CommandError([...lines, `The check found ${findings.length} things wrong.`].join('\n'));
}
