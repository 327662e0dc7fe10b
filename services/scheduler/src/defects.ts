/**
 * How often a step of a close may fail by a defect of the code or of the data, within about 15 seconds. Then the close stops and
 * the operator is alerted. A step that fails because the database is unreachable is tried again until it is back.
 */
export const MAX_DEFECT_ATTEMPTS = 5;
