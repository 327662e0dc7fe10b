import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FederationManifest } from '@vetta/contract/build-files';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import type { SceneState, SceneStates } from '@vetta/contract/plugin';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { FEDERATION_FILE, isBuildPath, PLUGIN_FILE, STATES_FILE } from '@vetta/contract/published-build';
import type { z } from 'zod';
import { CommandError } from '../publishing/command-error.ts';

/** A plugin's build on this machine. */
export interface PluginBuild {
  readonly folder: string;
  readonly manifest: PluginManifest;
  /** The states of the scene; one without a name if it declares none. */
  statesOf(scene: string): readonly (readonly [name: string, state: SceneState | null])[];
  /** The gzipped bytes of the scripts and sheets that a module needs at once. */
  weightOf(module: string): Promise<number>;
}

/** Reads a plugin's build. Throws CommandError if the folder has none. */
export async function readBuild(folder: string): Promise<PluginBuild> {
  const manifest = await readShape(PluginManifest, folder, PLUGIN_FILE);
  if (!manifest.isolated && !isOwnFrontEnd(manifest.name))
    throw new CommandError(
      `${manifest.name} is no guest, and no page loads it: build it with @vetta/plugin-kit.`,
    );
  const weightOf = manifest.isolated
    ? async (module: string) => gzipSync(await readFile(join(folder, `${module.slice(2)}.js`))).length
    : await federatedWeights(folder);
  // The build wrote it from declarations that the compiler has checked.
  const states = existsSync(join(folder, STATES_FILE))
    ? ((await readJson(folder, STATES_FILE)) as Readonly<Record<string, SceneStates>>)
    : {};
  return {
    folder,
    manifest,
    statesOf: (scene) => Object.entries<SceneState | null>(states[scene] ?? { '': null }),
    weightOf,
  };
}

/** Returns a function that weighs the modules of a front end's build. */
async function federatedWeights(folder: string): Promise<PluginBuild['weightOf']> {
  const { exposes, metaData } = await readShape(FederationManifest, folder, FEDERATION_FILE);
  return async (module) => {
    const assets = exposes.find(({ path }) => path === module)?.assets;
    if (assets === undefined)
      throw new CommandError(`${PLUGIN_FILE} names ${module}, which the container does not expose.`);
    const scripts = await importedBy(folder, [metaData.remoteEntry.name, ...assets.js.sync]);
    const sheets = await Promise.all(assets.css.sync.map((file) => readFile(join(folder, file))));
    return [...scripts, ...sheets].reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  };
}

/** Returns the bytes of these scripts and of all that they import at once. */
async function importedBy(folder: string, files: readonly string[]): Promise<Buffer[]> {
  const read = new Map<string, Buffer>();
  const add = async (file: string): Promise<void> => {
    if (read.has(file)) return;
    if (!isBuildPath(file))
      throw new CommandError(`A script imports ${file}, which is no file of the build.`);
    const bytes = await readFile(join(folder, file));
    read.set(file, bytes);
    for (const [, imported = ''] of bytes.toString().matchAll(staticImport))
      await add(posix.join(posix.dirname(file), imported));
  };
  for (const file of files) await add(file);
  return [...read.values()];
}

const staticImport = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (cause) {
    throw new CommandError(`The build in ${folder} has no valid ${file}.`, { cause });
  }
}

async function readShape<T>(shape: z.ZodType<T>, folder: string, file: string): Promise<T> {
  const { data, error } = shape.safeParse(await readJson(folder, file));
  if (data === undefined)
    throw new CommandError(`${file} in ${folder} is not valid: ${error?.issues[0]?.path.join('.')}.`, {
      cause: error,
    });
  return data;
}
