import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig } from 'vite';
import { baseConfig } from '../base-config.ts';
import { sourceId } from '../source-id.ts';

/** The sources of the page that shows a plugin's parts by themselves. */
const stageSources = fileURLToPath(new URL('../../stage/', import.meta.url));

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Returns the folder of the built stage, which it builds only if its sources have changed. */
export async function builtStage(): Promise<string> {
  const id = sourceId(stageSources);
  const folder = join(cache, `stage-${id}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const building = await mkdtemp(`${folder}-`);
  await build(
    mergeConfig(baseConfig(stageSources, id), {
      configFile: false,
      base: '/',
      logLevel: 'error',
      mode: 'production',
      build: { outDir: building, emptyOutDir: true },
    }),
  );
  // Another check may have built it meanwhile.
  await rename(building, folder).catch(() => rm(building, { recursive: true }));
  return folder;
}
