import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE } from '@vetta/contract/published-build';
import { CommandError } from '../publishing/command-error.ts';

/**
 * Refuses a build of plugin contract 1, of before there were guests: it was made to be a part of the page, and no page loads it any
 * more. A folder without a declaration is left to the check. @throws CommandError
 */
export async function refuseContractOne(folder: string): Promise<void> {
  const text = await readFile(join(folder, PLUGIN_FILE), 'utf8').catch(() => 'null');
  const { data: manifest } = PluginManifest.safeParse(jsonOf(text));
  if (!manifest || manifest.isolated || isOwnFrontEnd(manifest.name)) return;
  throw new CommandError(
    `contract: ${manifest.name}: it is of the plugin contract before guests, and no page loads it: follow "From contract 1 to 2" in docs/plugins.md`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
