/** «8» is read «ottavo», «11» «undicesimo», «80» «ottantesimo», «18» «diciottesimo». */
const beginsWithVowel = (place: number): boolean => /^(8|11$|11\d{3}$)/.test(String(place));

/** Returns `al 3° posto`, and `all’8° posto` before a vowel. */
export const toPlace = (place: number): string => `${beginsWithVowel(place) ? 'all’' : 'al '}${place}° posto`;

/** Returns `il 3° posto`, and `l’8° posto` before a vowel. */
export const thePlace = (place: number): string => `${beginsWithVowel(place) ? 'l’' : 'il '}${place}° posto`;

const withA = (word: string): string => `${/^[aàá]/i.test(word) ? 'ad' : 'a'} ${word}`;

/** Returns `a Chiara`, and `ad Alessandro` before another «a». */
export const toPerson = (name: string): string => withA(name);

/** Returns `a novembre`, and `ad agosto` before another «a». */
export const inMonth = (month: string): string => withA(month);

const beforeVowel = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' } as const;

export type Article = keyof typeof beforeVowel;

/** Returns a text with `dall’8 novembre` and `all’11` in place of `dal 8 novembre` and `al 11`, which no Italian writes. */
export const elided = (text: string): string =>
  text.replace(
    /\b(il|al|dal|del) (?=(?:8|11)(?!\d|\/|\.\d))/g,
    (_, article: keyof typeof beforeVowel) => beforeVowel[article],
  );
