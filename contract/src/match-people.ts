import { isShortFor, isTypoInAnotherOrder, likeliest, wordsOf } from './like-names.ts';
import { nameKey, spellingKey } from './name-key.ts';
import { isOneLetterOff } from './one-letter-off.ts';
import type { Day } from './values.ts';

/** A player whom a name can mean. */
export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
  readonly archivedOn: Day | null;
  /** Names that the player had before. */
  readonly earlierNames?: readonly string[] | undefined;
}

/**
 * How a name was matched. `same`: without case, accents, kinds of apostrophe and double spaces; `swapped`: the same words in
 * another order; `near`: one letter off, or two swapped, from one player, or
 * short for a player's name, or the other way round: an initial, half of a double name, words that are one; `archived`: the same name or words as somebody who left; `removed` and
 * `forgotten`: as somebody who was removed, or made anonymous; `new`: nobody. An earlier name matches like the name.
 */
export type MatchedHow = 'same' | 'swapped' | 'near' | 'archived' | 'removed' | 'forgotten' | 'new';

/** Returns why the person who had this name is gone, by its `nameKey`; undefined if no such person had it. */
export type WhoIsGone = (key: string) => 'removed' | 'forgotten' | undefined;

/** What an admin decided for a name: a player's id, a new player, or to leave its rows out, this time (`skip`) or always (`never`). */
export type PersonChoice = string | 'new' | 'skip' | 'never';

/** One name of a file, however often it is there. */
export interface PersonInFile {
  /** As the file spells it first. */
  readonly name: string;
  readonly rows: number;
  readonly how: MatchedHow;
  /** The player whose rows they are; null for a new one, for one that must be decided, and if the rows are left out. */
  readonly playerId: string | null;
  /** Who it may be, if that must be decided. */
  readonly candidates: readonly KnownPlayer[];
  /** Whether somebody must decide before the file can be imported. */
  readonly isAsked: boolean;
  /** What was decided, now or for an earlier file; null if nothing was. */
  readonly choice: PersonChoice | null;
  /** Equal for all spellings of the same new player; null if it is none. */
  readonly newcomer: string | null;
}

interface Decisions {
  /** What is decided for names of this file, as it spells them. */
  readonly people?: Readonly<Record<string, PersonChoice>>;
  /** Returns what was decided for an earlier file, by `nameKey`. */
  readonly remembered?: (key: string) => PersonChoice | undefined;
  readonly gone?: WhoIsGone | undefined;
}

/** Returns each name of a file, by its `spellingKey`, with the player whom it means. */
export function matchPeople(
  rows: Iterable<{ readonly name: string; readonly date: Day }>,
  players: readonly KnownPlayer[],
  { people = {}, remembered = () => undefined, gone = () => undefined }: Decisions = {},
): ReadonlyMap<string, PersonInFile> {
  const names = namesIn(rows);
  const known = playersBy(players);
  const decided = new Map(Object.entries(people).map(([name, choice]) => [spellingKey(name), choice]));
  // Two spellings of one name that have numbers on the same day are two people, and not one.
  const spellings = grouped(names.values(), ({ key }) => key);
  const split = new Set(
    [...spellings].filter(([, group]) => group.length > 1 && shareADay(group)).map(([key]) => key),
  );
  // Who is in the file by the exact spelling is not meant by another one on the same days.
  const taken = new Set(
    [...names.keys()].flatMap((key) => (known.exactly.get(key) ?? []).map(({ id }) => id)),
  );

  const matched = new Map<string, PersonInFile>();
  const others: [string, NameInFile][] = [];
  for (const [spelling, name] of names) {
    const exact = known.exactly.get(spelling) ?? [];
    const isFree = ({ id }: KnownPlayer) => !split.has(name.key) || !taken.has(id);
    const same = (known.same.get(name.key) ?? []).filter(isFree);
    const meant = exact.length > 0 ? exact : same;
    const swapped =
      meant.length === 0 ? (known.swapped.get(wordsInOneOrder(name.key)) ?? []).filter(isFree) : [];
    if (meant.length > 0) {
      matched.set(spelling, found(name, 'same', meant));
      for (const { id } of meant) taken.add(id);
    } else if (swapped.length === 1) {
      matched.set(spelling, found(name, 'swapped', swapped));
      for (const { id } of swapped) taken.add(id);
    } else others.push([spelling, name]);
  }
  const near = nearTo(others, players);
  for (const [spelling, name] of others) {
    const candidates = near.get(spelling) ?? [];
    const { how, players: earlier } = known.earlier(name.key);
    const whose = gone(name.key);
    if (earlier.length > 0) {
      // Who is in the file by another name too may be another person.
      const isTaken = earlier.some(({ id }) => taken.has(id));
      matched.set(spelling, isTaken ? asked(name, 'near', earlier) : found(name, how, earlier));
      for (const { id } of earlier) taken.add(id);
    } else if (whose) matched.set(spelling, asked(name, whose, candidates));
    else if (candidates.length > 0) matched.set(spelling, asked(name, 'near', candidates));
    else if (split.has(name.key) && spellings.get(name.key)?.[0] !== name)
      matched.set(spelling, asked(name, 'near', known.same.get(name.key) ?? []));
    else matched.set(spelling, newcomer(name, split.has(name.key) ? spelling : name.key));
  }
  for (const [spelling, person] of matched) {
    const isSure = person.how === 'same' && !person.isAsked;
    const choice = decided.get(spelling) ?? (isSure ? undefined : remembered(nameKey(person.name)));
    if (choice !== undefined) matched.set(spelling, byChoice(person, spelling, choice));
  }
  // In the order of the file.
  return new Map(
    [...names.keys()].flatMap((spelling) => {
      const person = matched.get(spelling);
      return person ? [[spelling, person] as const] : [];
    }),
  );
}

interface NameInFile {
  readonly name: string;
  readonly key: string;
  readonly days: Set<Day>;
  rows: number;
}

/** Returns the names by their spelling, in the order of the file. */
function namesIn(rows: Iterable<{ readonly name: string; readonly date: Day }>): Map<string, NameInFile> {
  // Most rows have one of a few names: their keys are computed once.
  const keys = new Map<string, string>();
  const names = new Map<string, NameInFile>();
  for (const { name, date } of rows) {
    const spelling = keys.get(name) ?? spellingKey(name);
    keys.set(name, spelling);
    const entry = names.get(spelling) ?? { name, key: nameKey(name), days: new Set<Day>(), rows: 0 };
    names.set(spelling, entry);
    entry.days.add(date);
    entry.rows += 1;
  }
  return names;
}

function playersBy(players: readonly KnownPlayer[]) {
  const keys = new Map(players.map((player) => [player, nameKey(player.name)]));
  const keyOf = (player: KnownPlayer) => keys.get(player) ?? '';
  const earlierNames = players.flatMap((player) =>
    (player.earlierNames ?? []).map((name) => ({ player, key: nameKey(name) })),
  );
  const earlier = grouped(earlierNames, ({ key }) => key);
  const earlierSwapped = grouped(earlierNames, ({ key }) => wordsInOneOrder(key));
  return {
    exactly: grouped(players, ({ name }) => spellingKey(name)),
    same: grouped(players, keyOf),
    swapped: grouped(players, (player) => wordsInOneOrder(keyOf(player))),
    /** Returns who had a name before, by its `nameKey`. */
    earlier(key: string): { how: 'same' | 'swapped'; players: KnownPlayer[] } {
      const same = earlier.get(key);
      const had = same ?? earlierSwapped.get(wordsInOneOrder(key)) ?? [];
      return { how: same ? 'same' : 'swapped', players: [...new Set(had.map(({ player }) => player))] };
    },
  };
}

// Not Map.groupBy: the oldest supported browsers lack it.
function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns the words of a name's `nameKey` in one order: equal for «Mario Rossi» and «Rossi, Mario». */
export const wordsInOneOrder = (key: string): string =>
  key
    .split(/[ ,;]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');

function shareADay(group: readonly NameInFile[]): boolean {
  const seen = new Set<Day>();
  for (const { days } of group) {
    for (const day of days) if (seen.has(day)) return true;
    for (const day of days) seen.add(day);
  }
  return false;
}

function found(
  { name, rows }: NameInFile,
  how: 'same' | 'swapped',
  players: readonly KnownPlayer[],
): PersonInFile {
  const [player, another] = players;
  if (player === undefined || another !== undefined) return asked({ name, rows }, how, players);
  // Somebody who left: the rows may be a namesake's.
  if (player.archivedOn !== null)
    return { ...asked({ name, rows }, 'archived', [player]), playerId: player.id };
  return {
    name,
    rows,
    how,
    playerId: player.id,
    candidates: [],
    isAsked: false,
    choice: null,
    newcomer: null,
  };
}

const asked = (
  { name, rows }: Pick<NameInFile, 'name' | 'rows'>,
  how: MatchedHow,
  candidates: readonly KnownPlayer[],
): PersonInFile => ({
  name,
  rows,
  how,
  playerId: null,
  candidates,
  isAsked: true,
  choice: null,
  newcomer: null,
});

const newcomer = ({ name, rows }: NameInFile, key: string): PersonInFile => ({
  name,
  rows,
  how: 'new',
  playerId: null,
  candidates: [],
  isAsked: false,
  choice: null,
  newcomer: key,
});

function byChoice(person: PersonInFile, spelling: string, choice: PersonChoice): PersonInFile {
  const decided = { ...person, candidates: [], isAsked: false, choice };
  if (choice === 'skip' || choice === 'never')
    return { ...decided, choice: 'skip', playerId: null, newcomer: null };
  if (choice === 'new') return { ...decided, playerId: null, newcomer: person.newcomer ?? spelling };
  return { ...decided, playerId: choice, newcomer: null };
}

/** Returns the players whom each name may mean: the one who is one letter off, and those whose names are longer or shorter. */
function nearTo(names: readonly [string, NameInFile][], players: readonly KnownPlayer[]) {
  const near = oneLetterOff(names, players);
  for (const [spelling, found] of near) if (found.length > 1) near.delete(spelling);
  if (names.length === 0) return near;
  // Two names that are short for each other have a word in common, or are one word in all.
  const known = players.flatMap((player) =>
    [player.name, ...(player.earlierNames ?? [])].map((name) => ({ player, words: wordsOf(name) })),
  );
  const byPart = new Map<string, (typeof known)[number][]>();
  for (const one of known)
    for (const part of new Set([...one.words, lettersOf(one.words)]))
      byPart.set(part, [...(byPart.get(part) ?? []), one]);
  for (const [spelling, { name }] of names) {
    if (near.has(spelling)) continue;
    const words = wordsOf(name);
    const possible = [...new Set([...words, lettersOf(words)].flatMap((part) => byPart.get(part) ?? []))];
    const playersWhere = (test: typeof isShortFor) => [
      ...new Set(possible.flatMap((one) => (test(words, one.words) ? [one.player] : []))),
    ];
    const short = playersWhere(isShortFor);
    const typo = short.length === 0 ? playersWhere(isTypoInAnotherOrder) : [];
    if (short.length > 0) near.set(spelling, likeliest(name, short));
    else if (typo.length === 1) near.set(spelling, typo);
  }
  return near;
}

/** Returns the letters of words in one order: equal for «Lo Presti Ada» and «Ada LoPresti». */
const lettersOf = (words: readonly string[]): string => [...words.join('')].sort().join('');

/** Returns the players who are one letter off from each name, or have two letters swapped. */
function oneLetterOff(names: readonly [string, NameInFile][], players: readonly KnownPlayer[]) {
  const near = new Map<string, KnownPlayer[]>();
  if (names.length === 0) return near;
  // Two texts that are one letter off have a text in common that each is, or becomes by leaving one letter out.
  const shorter = new Map<string, string[]>();
  for (const [spelling, { key }] of names)
    for (const variant of variantsOf(key)) shorter.set(variant, [...(shorter.get(variant) ?? []), spelling]);
  const keys = new Map(names.map(([spelling, { key }]) => [spelling, key]));
  for (const player of players)
    for (const known of [player.name, ...(player.earlierNames ?? [])]) {
      const key = nameKey(known);
      const spellings = new Set(variantsOf(key).flatMap((variant) => shorter.get(variant) ?? []));
      for (const spelling of spellings) {
        const found = near.get(spelling) ?? [];
        if (isOneLetterOff(key, keys.get(spelling) ?? '') && !found.includes(player))
          near.set(spelling, [...found, player]);
      }
    }
  return near;
}

const variantsOf = (key: string): string[] => [
  key,
  ...new Set(Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))),
];
