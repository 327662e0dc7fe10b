import type { SiteTexts } from './site-texts.ts';

const SOFT_HYPHEN = '\u00ad';
/** A shorter word fits a phone in the type of every title. */
const LONG = 12;
/** Fewer letters do not stand alone at either end. */
const FEWEST = 4;

const vowel = '[aeiouàèéìíòóùú]';
const consonants = '[bcdfghjklmnpqrstvwxyz]+';
/** What an Italian syllable may begin with: «tra», «spe», «chi», «gno», «scri». */
const onset = /(?:s(?!s))?(?:[bcdfgptv][lr]|[cg]h[lr]?|gn|[b-df-hj-np-tv-z])$/i;

/** Returns the text with soft hyphens between the syllables of its long words, where a line may break: `straor·dinaria`. */
export const hyphenated = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : withSoftHyphens(word)));

function withSoftHyphens(word: string): string {
  const between = new RegExp(`(?<=${vowel})(${consonants})(?=${vowel})`, 'gi');
  return word.replace(between, (cluster: string, _, at: number) => {
    const coda = onset.exec(cluster)?.index ?? 0;
    const before = at + coda;
    const mayBreak = before >= FEWEST && word.length - before >= FEWEST;
    return mayBreak ? cluster.slice(0, coda) + SOFT_HYPHEN + cluster.slice(coda) : cluster;
  });
}

/** Returns the texts with soft hyphens in the long words of their titles, which are set in large type. */
export const hyphenatedTitles = (texts: SiteTexts): SiteTexts =>
  // The keys are the same.
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, /title(Accent)?$/i.test(key) ? hyphenated(text) : text]),
  ) as SiteTexts;
