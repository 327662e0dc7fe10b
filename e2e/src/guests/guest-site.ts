import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolders } from '@vetta/server/start/front-ends';
import { build } from '@vetta/tools/testing/build-front-end';
import { type PublishedSite, siteOfFile } from '../federation/published-site.ts';

const example = new URL('../../../examples/meteo/', import.meta.url);
/** Builds a guest of `plugins/`. `variables` make another build of it. */
export const builtGuest = async (name: string, variables: Record<string, string> = {}): Promise<string> =>
  build(
    new URL(`./plugins/${name}/`, import.meta.url),
    await mkdtemp(join(tmpdir(), `built-${name}-`)),
    variables,
  );

/** Builds the example that every new plugin is copied from. Returns the build's folder. */
export const builtExample = async (): Promise<string> =>
  build(example, await mkdtemp(join(tmpdir(), 'built-example-')));

/** Gives the tests of a file the product's own front ends with these guests, and a browser in which each guest has its process. */
export const guestSiteOfFile = (...guests: readonly string[]): Promise<PublishedSite> =>
  siteOfFile([...builtFolders().plugins, ...guests], ['--site-per-process']);
