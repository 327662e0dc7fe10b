import { type Article, elided } from '../italian-article.ts';
import { formatDayOfMonth } from '../italian-dates.ts';
import { italianInteger } from '../italian-integer.ts';

export { formatClock, formatDay, formatDayOfMonth, formatInstant, formatMonth } from '../italian-dates.ts';

/** Returns `3.120`: Italian grouping from the first thousand. */
export const formatPoints = italianInteger;

/** Returns a text with its first letter as a capital: `Ottobre 2026`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns `dal 21 novembre` for a `YYYY-MM-DD`, and `dall’8 novembre` before a vowel. */
export const withArticle = (article: Article, day: string): string =>
  elided(`${article} ${formatDayOfMonth(day)}`);
