import { PRESENCE_POINTS, type ScoringChange } from '@vetta/contract/scoring';

/** A good day in the office, to show what a change of the values does. */
export const exampleDay = { rings: 80, apptSet: 4, apptDone: 2, presences: 1 };

/** Returns the points of the example day. The presence is rounded half up (docs/rules.md, «Points»). */
export const dayPoints = (scoring: ScoringChange): number =>
  exampleDay.rings * scoring.ringPoints +
  exampleDay.apptSet * scoring.appointmentSetPoints +
  exampleDay.apptDone * scoring.appointmentDonePoints +
  // In tenths the product is exact.
  Math.floor((exampleDay.presences * PRESENCE_POINTS * Math.round(scoring.bonusMultiplier * 10) + 5) / 10);
