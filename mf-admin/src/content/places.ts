import { siteTexts } from '@vetta/contract/site-texts';

/** The parts of the page by the first word of their texts' keys, in the page's order. */
const names: Readonly<Record<string, string>> = {
  intro: 'Introduzione',
  hero: 'Apertura',
  leaderboard: 'Classifica',
  day: 'Fine giornata',
  scoring: 'Punteggi',
  bonuses: 'Bonus settimanali',
  prizes: 'Premi',
  lottery: 'Lotteria',
  rules: 'Regole',
  footer: 'Piè di pagina',
};
const OTHERS = 'Altri testi';
const order = [...Object.values(names), OTHERS];

const defaults: Readonly<Record<string, string>> = siteTexts;

/** Returns the default of one of the page's texts; undefined for a key that the page does not know. */
export const defaultOf = (key: string): string | undefined =>
  Object.hasOwn(defaults, key) ? defaults[key] : undefined;

/** Returns the part of the page in which a key's text stands; a key that the page does not know is among the others. */
export const placeOf = (key: string): string =>
  (defaultOf(key) !== undefined ? names[key.split('.', 1)[0] ?? ''] : undefined) ?? OTHERS;

/** Returns items by the part of the page, in the page's order. */
export function byPlace<Item extends { readonly key: string }>(
  items: readonly Item[],
): { readonly place: string; readonly items: readonly Item[] }[] {
  return order
    .map((place) => ({ place, items: items.filter(({ key }) => placeOf(key) === place) }))
    .filter((group) => group.items.length > 0);
}

/** Whether a key's text is the address of an image or a video. */
export const isMediaKey = (key: string): boolean => key.endsWith('.video');

/** Returns the page's keys that still have their default, in the page's order, with what their default says. */
export function freeKeys(taken: readonly { readonly key: string }[]) {
  const keys = new Set(taken.map(({ key }) => key));
  const free = Object.entries(defaults).flatMap(([key, text]) => (keys.has(key) ? [] : [{ key, text }]));
  return byPlace(free).flatMap(({ place, items }) =>
    items.map(({ key, text }) => ({
      id: key,
      description: `${place} · ${text === '' ? 'il filmato della pagina' : text}`,
    })),
  );
}

/** How the page shows a text. */
type TextKind = 'hero' | 'title' | 'button' | 'badge' | 'media' | 'text';

const kinds: readonly (readonly [RegExp, TextKind])[] = [
  [/^hero\.title/, 'hero'],
  [/title$/i, 'title'],
  [/Button$/, 'button'],
  [/\.badge$/, 'badge'],
];

/** Returns how the page shows the text of a key. */
export const textKind = (key: string): TextKind =>
  isMediaKey(key) ? 'media' : (kinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'text');
