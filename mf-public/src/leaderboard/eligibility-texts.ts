import type { PrerenderRow } from '@vetta/contract/prerender';

/** Why prizes are closed to a player. */
export const eligibilityTexts = {
  late: 'Fuori gara per i premi: in gara a mese iniziato',
  disqualified: 'Fuori gara per i premi: squalifica per il mese',
} satisfies Record<Exclude<PrerenderRow['notEligible'], ''>, string>;
