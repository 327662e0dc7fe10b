import { nameKey } from './name-key.ts';
import { isOneLetterOff } from './one-letter-off.ts';

/** Words of surnames that say nothing alone: «De Luca» and «De Rossi» have nothing in common. */
const PARTICLES = new Set([
  'da',
  'dal',
  'dalla',
  'de',
  'degli',
  'dei',
  'del',
  'della',
  'dello',
  'di',
  'la',
  'le',
  'li',
  'lo',
]);

/** Returns the words of a name as they are compared, without apostrophes: «Bruno D’Angelo-Prova» has three. */
export const wordsOf = (name: string): string[] =>
  nameKey(name)
    .replaceAll("'", '')
    .split(/[\s,;.-]+/)
    .filter(Boolean);

/** Whether a name may be the other one in short, or joined: «B. Prova», «Prova» or «Prova-Rossi Bruno» for «Bruno Prova». */
export function isShortFor(one: readonly string[], other: readonly string[]): boolean {
  const joined = new Set(rotations(one));
  if (rotations(other).some((text) => joined.has(text))) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const left = [...longer];
  // Also a word that says nothing alone says who it is beside an initial of all others.
  const isWhole = shorter.length === longer.length && longer.length > 1;
  let isAnyWhole = false;
  // Whole words first: an initial must not take the place of one.
  for (const word of shorter.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((candidate) => candidate === word || isInitial(candidate, word));
    if (at === -1) return false;
    const [found] = left.splice(at, 1);
    isAnyWhole ||= found === word && word.length > 1 && (isWhole || !PARTICLES.has(word));
  }
  return isAnyWhole;
}

const isInitial = (one: string, other: string): boolean =>
  (one.length === 1 || other.length === 1) && one[0] === other[0];

/** Returns the words of a name as one, from each of them on. */
const rotations = (words: readonly string[]): string[] =>
  words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));

/** Whether two names have the same words in another order, but one that is one letter off. */
export function isTypoInAnotherOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length < 2) return false;
  const left = [...other];
  const [typo, another] = one.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return typo !== undefined && another === undefined && isOneLetterOff(typo, left[0] ?? '');
}

/** Returns the players by how alike their names are to a name, the likeliest first. */
export function likeliest<Player extends { readonly name: string }>(
  name: string,
  players: readonly Player[],
): Player[] {
  const words = wordsOf(name);
  return players
    .map((player) => ({ player, likeness: likeness(words, wordsOf(player.name)) }))
    .sort(
      (one, other) => other.likeness - one.likeness || one.player.name.localeCompare(other.player.name, 'it'),
    )
    .map(({ player }) => player);
}

/** How alike two names are, from 0 to 1, whatever the order of their words. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const best = one.map((word) => Math.max(0, ...other.map((candidate) => likenessOfWords(word, candidate))));
  return (2 * best.reduce((sum, likely) => sum + likely, 0)) / (one.length + other.length || 1);
}

function likenessOfWords(one: string, other: string): number {
  if (one === other) return 1;
  if (isOneLetterOff(one, other) && one.length > 2) return 0.9;
  if (isInitial(one, other)) return 0.7;
  const pairs = new Set(pairsOf(one));
  const others = pairsOf(other);
  // A nickname begins or ends like its name: Nella, Antonella, Anto.
  const isPart = one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
  return Math.max(
    isPart ? 0.8 : 0,
    others.filter((pair) => pairs.has(pair)).length / (pairs.size + others.length || 1),
  );
}

const pairsOf = (word: string): string[] => Array.from(word.slice(1), (letter, at) => `${word[at]}${letter}`);
