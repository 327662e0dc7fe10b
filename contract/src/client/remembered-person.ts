import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { PersonChoice } from '../match-people.ts';
import type { RememberedPerson } from '../people-choices.ts';

/** Returns a function that returns what was decided for a name, by its `nameKey`. */
export function rememberedChoice(
  remembered: readonly Pick<RememberedPerson, 'nameHash' | 'playerId'>[],
): (key: string) => PersonChoice | undefined {
  const byHash = new Map(remembered.map(({ nameHash, playerId }) => [nameHash, playerId ?? 'skip']));
  return (key) => (byHash.size === 0 ? undefined : byHash.get(hashOf(key)));
}

// In text, not by crypto.subtle: on plain http browsers have none.
const hashOf = (text: string): string =>
  btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
