import { DoubtedClock } from '@vetta/league/closes/doubted-clock';
import { isTemporary } from '@vetta/league/store/database-errors';

/**
 * How often a step of a close may fail by a defect of the code or of the data, within about 15 seconds. Then the close stops and
 * the operator is alerted. A step that fails because the database is unreachable is tried again until it is back.
 */
export const MAX_DEFECT_ATTEMPTS = 5;

/** Whether a step failed by a defect. A clock that is wrong is set right by somebody, as an outage ends. */
export const isDefect = (error: unknown): boolean => !isTemporary(error) && !(error instanceof DoubtedClock);
