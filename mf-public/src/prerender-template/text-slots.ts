import { type SiteTexts, siteTexts } from '@vetta/contract/site-texts';
import type { Slotted } from './slots.tsx';

/** The site's texts as slots. */
export const textSlots = Object.fromEntries(
  Object.keys(siteTexts).map((key) => [key, `{{texts.${key}}}`]),
) as Slotted<SiteTexts>; // It has the keys of the texts.
