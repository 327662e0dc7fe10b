import { listGenerations } from '@vetta/contract/generations';
import { CommandError } from './command-error.ts';
import { nameOfBuild } from './describe.ts';
import type { Vetta } from './vetta.ts';

/**
 * Returns the whole hash of a published build whose hash begins with these digits; the digits themselves if no build that the
 * server lists does, so that the server answers for them. Throws CommandError if more than one does.
 */
export async function findBuild(name: string, digits: string, vetta: Vetta): Promise<string> {
  const { generations, versions } = await vetta.call(listGenerations);
  const hashes = new Set([
    ...versions.filter((version) => version.name === name).map(({ hash }) => hash),
    ...generations.flatMap(({ plugins }) => plugins[name] ?? []),
  ]);
  if (hashes.has(digits)) return digits;
  const found = [...hashes].filter((hash) => hash.startsWith(digits));
  if (found.length > 1)
    throw new CommandError(
      `More than one build begins with ${nameOfBuild(name, digits)}: give more digits of ${found.join(' or ')}.`,
    );
  return found[0] ?? digits;
}
