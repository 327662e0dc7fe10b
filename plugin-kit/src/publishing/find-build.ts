import { listGenerations } from '@vetta/contract/generations';
import { CommandError } from './command-error.ts';
import { nameOfBuild } from './describe.ts';
import type { Vetta } from './vetta.ts';

/** How many digits a whole hash has. */
const WHOLE = 64;

/**
 * Returns the whole hash of a published build whose hash begins with these digits. Throws CommandError if none does, or more than
 * one; a whole hash that the server does not list is its to answer for.
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
  if (found[0] === undefined && digits.length < WHOLE)
    throw new CommandError(
      `No build of «${name}» begins with ${digits}. ${hashes.size === 0 ? 'None is published under this name.' : `There are: ${[...hashes].map((hash) => nameOfBuild(name, hash)).join(', ')}.`}`,
    );
  return found[0] ?? digits;
}
