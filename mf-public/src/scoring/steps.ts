import type { PublicScoring } from '@vetta/contract/scoring';

/** The points of an attended alignment: fixed on the page (docs/rules.md, «Points»). */
const PRESENCE_POINTS = 25;

/** Returns the four actions with their points. */
export const stepsOf = (scoring: PublicScoring) => [
  { action: 'Chiamata', points: scoring.ringPoints },
  { action: 'Appuntamento fissato', points: scoring.appointmentSetPoints },
  { action: 'Appuntamento concluso', points: scoring.appointmentDonePoints },
  { action: 'Presenza all’allineamento', points: PRESENCE_POINTS },
];
