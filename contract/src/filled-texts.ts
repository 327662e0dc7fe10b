import { elided } from './italian-article.ts';
import { italianInteger } from './italian-integer.ts';
import { fillText, type SiteTexts } from './site-texts.ts';

/** What the texts of the rules and of the lottery name. */
interface TextValues {
  /** The contest's first day in its month, `1°`, and its last one, `30 novembre`. */
  readonly start: string;
  readonly end: string;
  /** The points that a player needs for the lottery. */
  readonly threshold: number;
}

/** Returns the site's texts with these values in place of their words in braces. */
export function filledTexts(texts: SiteTexts, { start, end, threshold }: TextValues): SiteTexts {
  const values = { inizio: start, fine: end, soglia: italianInteger(threshold) };
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    key.startsWith('rules.program') ? elided(fillText(text, values)) : text,
  ]);
  return {
    ...Object.fromEntries(filled),
    'lottery.note': fillText(texts['lottery.note'], values),
  };
}
