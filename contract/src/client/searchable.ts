/** Returns a text as a search compares it: without case, accents, and the difference between the two apostrophes. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase('it');
