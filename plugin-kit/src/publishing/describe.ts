import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';

/** Returns a build as commands name it, by the first digits of its hash: `meteo@1a2b3c4d5e6f7a8b`. */
export const nameOfBuild = (name: string, hash: string): string => `${name}@${hash.slice(0, 16)}`;

/** Returns how a canary fares on its screen: «has been good on «corridoio» for 4 of 15 minutes». */
export function describeHealth({ screen, health }: NonNullable<GenerationRecord['canary']>): string {
  if (health === null || health.state === 'waiting') return `is not shown by «${screen}» yet`;
  if (health.state === 'healthy') return `is healthy on «${screen}»`;
  return `has been good on «${screen}» for ${Math.floor(health.seconds / 60)} of 15 minutes`;
}

/**
 * Returns a sentence about the generation that a command made or changed. `program` is what the user types before a command.
 */
export function describeGeneration(
  { number, plugins, canary, isCurrent }: GenerationRecord,
  program: string,
): string {
  const builds = Object.entries(plugins).map(([name, hash]) => nameOfBuild(name, hash));
  const named = `Generation ${number} (${builds.join(', ')})`;
  if (isCurrent) return `${named} is served to everyone.`;
  if (canary?.state === 'open')
    return `${named} is for the screen «${canary.screen}» alone. ${canary.extendsWhenHealthy ? 'After fifteen good minutes everyone gets it' : `After fifteen good minutes, "${program} extend" gives it to everyone`}; "${program} back" ends it.`;
  return `The canary of generation ${number} is over. Nothing has changed for the others.`;
}

/** Returns the lines of `plugin -- list`: the generations, newest first, and the published builds that none of them has. */
export function describeHistory({ generations, versions }: GenerationHistory): string[] {
  const used = new Set(generations.flatMap(({ plugins }) => Object.entries(plugins).map(String)));
  const unused = versions.filter(({ name, hash }) => !used.has(String([name, hash])));
  return [
    ...generations.flatMap((generation) => [
      `${generation.isCurrent ? '*' : ' '} ${generation.number}  ${generation.madeAt}  ${generation.madeBy}: ${generation.why}${noteOn(generation)}`,
      ...Object.entries(generation.plugins).map(([name, hash]) => `       ${nameOfBuild(name, hash)}`),
    ]),
    ...(unused.length > 0 ? ['Published and in none of these:'] : []),
    ...unused.map(
      ({ name, hash, publishedAt, publishedBy }) =>
        `       ${nameOfBuild(name, hash)}  ${publishedAt}  ${publishedBy}`,
    ),
  ];
}

function noteOn({ canary, restores }: GenerationRecord): string {
  if (canary?.endedBecause) return `  (ended on «${canary.screen}»: ${canary.endedBecause})`;
  if (canary?.health?.state === 'healthy')
    return `  (open on «${canary.screen}», healthy: it may be extended)`;
  if (canary?.health?.state === 'watched')
    return `  (open on «${canary.screen}», good for ${Math.floor(canary.health.seconds / 60)} of 15 minutes)`;
  if (canary) return `  (${canary.state} on «${canary.screen}»)`;
  return restores === null ? '' : `  (equals ${restores})`;
}
