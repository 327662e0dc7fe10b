/** Apostrophes as keyboards, phones and spreadsheets write them. */
const APOSTROPHES = /['’‘‛ʼʹ′`´＇]/g;

/** Characters that nobody sees: zero-width spaces and joiners, marks of direction, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Scripts whose words are written with joiners. */
const JOINED = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Khmr',
  'Knda',
  'Mlym',
  'Mymr',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Those of them that do nothing where they stand: a joiner changes an emoji and a word of these scripts. */
const USELESS = new RegExp(
  `(?!${[
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic})\\uFE0F',
    `(?<=[${JOINED}])[\\u200C\\u200D](?=[${JOINED}])`,
  ].join('|')})\\p{Default_Ignorable_Code_Point}`,
  'gu',
);
const CONTROL = /\p{Cc}/gu;
/** White space, and the Braille cell without a dot, which looks like it. */
const SPACES = /[\s\u2800]+/g;

/**
 * Returns the key by which names and searches are compared: without case, accents, kinds of apostrophe, double spaces and
 * invisible characters. Two texts with the same key are the same name.
 */
export const nameKey = (text: string): string =>
  // Before NFKD, which makes a space and a mark of «´».
  spellingKey(text)
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('it');

/** Returns the key of a name as it is spelled: accents and kinds of apostrophe count, case does not. */
export const spellingKey = (name: string): string =>
  cleanName(name).replace(INVISIBLE, '').toLocaleLowerCase('it');

/** Returns what is seen of a text: without invisible and control characters, one space between words, a line break too. */
export const whatIsSeen = (text: string): string =>
  text.replace(USELESS, '').replace(SPACES, ' ').replace(CONTROL, '').trim();

/**
 * Returns a name as it is stored: what is seen of it, in NFC. Apostrophes and accents stay as they were typed. A line break
 * becomes a space: who must refuse it looks for one before.
 */
export const cleanName = (name: string): string => whatIsSeen(name).normalize('NFC');
