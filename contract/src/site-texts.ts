import { type BelowTexts, belowTexts } from './below-texts.ts';
import { type FirstTexts, firstTexts } from './first-texts.ts';

/** Every text of the page: the default, or the admin's that replaces it. */
export type SiteTexts = FirstTexts & BelowTexts;

export type SiteTextKey = keyof SiteTexts;

/**
 * The public page's texts by key, with their defaults. An item of `site_content` with the same key replaces a text. Where
 * a default has a word in braces (`{soglia}`), the page puts a value in its place. No validator is imported, so that
 * browsers can have the defaults without one.
 */
export const siteTexts: SiteTexts = { ...firstTexts, ...belowTexts };

/** Returns a text with values in place of its words in braces; a word without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (word, name: string) => values[name] ?? word);
