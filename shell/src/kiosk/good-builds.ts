import { deviceStorage, jsonOfStored } from '@vetta/contract/client/device-storage';
import { outsideKinds } from '@vetta/contract/plugin-failures';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import type { FailureKind } from '@vetta/contract/screens';

const STORAGE_KEY = 'vetta.shown-builds';
/** The newest may have a broken scene beside the one that was shown well. */
const KEPT_BUILDS = 2;
/** A build that fails so often within so long is given up for as long as the page is open. */
const MOST_FAILURES = 3;
const WITHIN_MS = 5 * 60_000;

/** Whether a failure counts against its build: those of the network and the server do not. */
export const isBuildFailure = (kind: FailureKind): boolean => !outsideKinds.includes(kind);

/** Returns those of these times, in milliseconds, that still count. */
export const recentOf = (times: readonly number[], now: number): number[] =>
  times.filter((at) => now - at < WITHIN_MS);

/** Whether failures at these times, in milliseconds, are too many. */
export const areTooMany = (times: readonly number[], now: number): boolean =>
  recentOf(times, now).length >= MOST_FAILURES;

/** By the plugins' names: the last builds of which this wall has shown a scene well, newest first. */
export type GoodBuilds = Readonly<Record<string, readonly PublishedPlugin[]>>;

/**
 * Returns the plugins, with each given-up build replaced by the last good one. If there is no other build, one that has shown a
 * scene well stays: only its failing scenes are skipped. Any other plugin is left out.
 */
export const withoutGivenUp = (
  plugins: readonly PublishedPlugin[],
  givenUp: ReadonlySet<string>,
  good: GoodBuilds,
): PublishedPlugin[] =>
  plugins.flatMap((plugin) => {
    if (!givenUp.has(plugin.hash)) return [plugin];
    const known = good[plugin.name] ?? [];
    const other = known.find(({ hash }) => !givenUp.has(hash));
    return other ?? known.find(({ hash }) => hash === plugin.hash) ?? [];
  });

/** Returns what the device knows of good builds: `keepGoodBuild` writes it. */
export const readGoodBuilds = (): GoodBuilds =>
  (jsonOfStored(deviceStorage.get(STORAGE_KEY)) ?? {}) as GoodBuilds;

/** Notes on the device that a build's scene was shown well. */
export function keepGoodBuild(plugin: PublishedPlugin): void {
  const known = readGoodBuilds();
  const builds = known[plugin.name] ?? [];
  if (builds[0]?.hash === plugin.hash) return;
  const kept = [plugin, ...builds.filter(({ hash }) => hash !== plugin.hash)].slice(0, KEPT_BUILDS);
  deviceStorage.set(STORAGE_KEY, JSON.stringify({ ...known, [plugin.name]: kept }));
}
