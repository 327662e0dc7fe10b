import { formatPoints } from '@vetta/contract/client/formats';
import type { Standing } from '@vetta/contract/standings';

const reasons = { late: 'in gara a mese iniziato', disqualified: 'squalifica' } as const;

/** Returns why a player wins no prizes; undefined for an eligible one. */
export const notEligibleInWords = ({ notEligible }: Pick<Standing, 'notEligible'>): string | undefined =>
  notEligible === null ? undefined : reasons[notEligible];

/** Returns `3°, 1.810 pt`, and why the player wins no prizes, if so. */
export const pointsAndPlace = (standing: Standing): string =>
  [`${standing.position}°`, `${formatPoints(standing.total)} pt`, notEligibleInWords(standing)]
    .filter(Boolean)
    .join(', ');
