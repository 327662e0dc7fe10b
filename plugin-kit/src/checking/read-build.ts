import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import type { SceneState, SceneStates } from '@vetta/contract/plugin';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE, STATES_FILE } from '@vetta/contract/published-build';
import { CommandError } from '../publishing/command-error.ts';

/** A plugin's build on this machine. */
export interface PluginBuild {
  readonly folder: string;
  readonly manifest: PluginManifest;
  /** The states of the scene; one without a name if it declares none. */
  statesOf(scene: string): readonly (readonly [name: string, state: SceneState | null])[];
  /** The gzipped bytes of a module's script, which has its sheets. */
  weightOf(module: string): Promise<number>;
}

/** Reads a plugin's build. Throws CommandError if the folder has none. */
export async function readBuild(folder: string): Promise<PluginBuild> {
  const manifest = await readManifest(folder);
  if (!manifest.isolated)
    throw new CommandError(
      isOwnFrontEnd(manifest.name)
        ? `${manifest.name} is one of Vetta’s own front ends, which have stories and journeys instead of this check.`
        : `${manifest.name} is no guest, and no page loads it: build it with @vetta/plugin-kit.`,
    );
  // The build wrote it from declarations that the compiler has checked.
  const states = existsSync(join(folder, STATES_FILE))
    ? ((await readJson(folder, STATES_FILE)) as Readonly<Record<string, SceneStates>>)
    : {};
  return {
    folder,
    manifest,
    statesOf: (scene) => Object.entries<SceneState | null>(states[scene] ?? { '': null }),
    weightOf: async (module) => gzipSync(await readFile(join(folder, `${module.slice(2)}.js`))).length,
  };
}

async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (cause) {
    throw new CommandError(`The build in ${folder} has no valid ${file}.`, { cause });
  }
}

/** Reads a plugin's declaration. Throws CommandError if the folder has none, or none that is valid. */
export async function readManifest(folder: string): Promise<PluginManifest> {
  const { data, error } = PluginManifest.safeParse(await readJson(folder, PLUGIN_FILE));
  if (data === undefined)
    throw new CommandError(`${PLUGIN_FILE} in ${folder} is not valid: ${error.issues[0]?.path.join('.')}.`, {
      cause: error,
    });
  return data;
}
