import { PRESENCE_POINTS } from '@vetta/contract/points';
import type { PublicScoring } from '@vetta/contract/scoring';

/** The four actions, by their names in `PrerenderBelow`. */
export const actions = {
  ring: 'Chiamata',
  appointmentSet: 'Appuntamento fissato',
  appointmentDone: 'Appuntamento concluso',
  presence: 'Presenza all’allineamento',
} as const;

/** Returns the four actions with their points. */
export const stepsOf = (scoring: PublicScoring) => [
  { action: actions.ring, points: scoring.ringPoints },
  { action: actions.appointmentSet, points: scoring.appointmentSetPoints },
  { action: actions.appointmentDone, points: scoring.appointmentDonePoints },
  { action: actions.presence, points: PRESENCE_POINTS },
];
