import { PRESENCE_POINTS } from '@vetta/contract/points';
import type { PublicScoring } from '@vetta/contract/scoring';

/** Returns the four actions with their points. */
export const stepsOf = (scoring: PublicScoring) => [
  { action: 'Chiamata', points: scoring.ringPoints },
  { action: 'Appuntamento fissato', points: scoring.appointmentSetPoints },
  { action: 'Appuntamento concluso', points: scoring.appointmentDonePoints },
  { action: 'Presenza all’allineamento', points: PRESENCE_POINTS },
];
