import type { GenerationRecord } from '@vetta/contract/generations';

/** The hash of each build by its name, as a generation has them. */
type Builds = GenerationRecord['plugins'];

/** A build that two generations do not share. */
export interface BuildChange {
  readonly name: string;
  /** Null: the plugin is new. */
  readonly before: string | null;
  /** Null: the plugin was removed. */
  readonly after: string | null;
}

/** Returns the builds that differ between two generations, by name, the shell last. */
export function changedBuilds(before: Builds, after: Builds): BuildChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((change) => change.before !== change.after)
    .sort((one, other) => compareNames(one.name, other.name));
}

/** Orders plugins by name, and the shell after them: it is the frame around them. */
export const compareNames = (one: string, other: string): number =>
  Number(one === 'shell') - Number(other === 'shell') || one.localeCompare(other);

/** Whether everyone has had a generation. */
const wasServed = ({ canary }: GenerationRecord): boolean => canary === null || canary.state === 'extended';

/** Returns the generation that a newer one was made from; undefined if it is the first, or older than the list. */
export const madeFrom = (
  generation: GenerationRecord,
  all: readonly GenerationRecord[],
): GenerationRecord | undefined => all.find((one) => one.number < generation.number && wasServed(one));

/** Returns the generation since which everyone has had the build of a plugin that is in use now. */
export function inUseSince(name: string, all: readonly GenerationRecord[]): GenerationRecord | undefined {
  const served = all.filter(wasServed);
  const current = served.findIndex(({ isCurrent }) => isCurrent);
  const hash = served[current]?.plugins[name];
  let since = served[current];
  for (const earlier of served.slice(current + 1)) {
    if (earlier.plugins[name] !== hash) break;
    since = earlier;
  }
  return since;
}

/**
 * Returns the generation that «back» returns to: the one before the current, or before the one that it equals; undefined if
 * there is none, or if it is older than the list.
 */
export function beforeCurrent(all: readonly GenerationRecord[]): GenerationRecord | undefined {
  let origin = all.find(({ isCurrent }) => isCurrent);
  while (origin && origin.restores !== null) {
    const { restores } = origin;
    origin = all.find(({ number }) => number === restores);
  }
  return origin && madeFrom(origin, all);
}
