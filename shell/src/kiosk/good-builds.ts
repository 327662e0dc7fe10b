import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import type { FailureKind } from '@vetta/contract/screens';
import { readStored, store } from '../screen/device-storage.ts';

const STORAGE_KEY = 'vetta.good-builds';
/** A build that fails so often within so long is given up for as long as the page is open. */
const MOST_FAILURES = 3;
const WITHIN_MS = 5 * 60_000;

/** Whether a failure is the build's own: the network's and the server's are held against none. */
export const isOfBuild = (kind: FailureKind): boolean =>
  !['http', 'network', 'chunk', 'tooSlow'].includes(kind);

/** Whether failures at these times, in milliseconds, are too many. */
export const areTooMany = (times: readonly number[], now: number): boolean =>
  times.filter((at) => now - at < WITHIN_MS).length >= MOST_FAILURES;

/** By the plugins' names: the last builds that this wall has shown well. */
export type GoodBuilds = Readonly<Record<string, PublishedPlugin>>;

/** Returns the plugins with the last good build in the place of one that was given up; without one the plugin is left out. */
export const withoutGivenUp = (
  plugins: readonly PublishedPlugin[],
  givenUp: ReadonlySet<string>,
  good: GoodBuilds,
): PublishedPlugin[] =>
  plugins.flatMap((plugin) => {
    const build = givenUp.has(plugin.hash) ? good[plugin.name] : plugin;
    return build === undefined || givenUp.has(build.hash) ? [] : [build];
  });

/** Returns what the device knows of good builds. */
export function readGoodBuilds(): GoodBuilds {
  try {
    // `keepGoodBuild` writes it.
    return JSON.parse(readStored('localStorage', STORAGE_KEY) ?? '{}') as GoodBuilds;
  } catch {
    return {};
  }
}

/** Notes on the device that a build's scene was shown well. */
export function keepGoodBuild(plugin: PublishedPlugin): void {
  const known = readGoodBuilds();
  if (known[plugin.name]?.hash === plugin.hash) return;
  store('localStorage', STORAGE_KEY, JSON.stringify({ ...known, [plugin.name]: plugin }));
}
