/**
 * How often a step of a close is tried that fails by a defect of the code or of the data, within about 15 seconds. Then the
 * close stops and the operator is alerted. A step that fails because the database is away is tried again until it is back.
 */
export const ATTEMPTS_WITH_DEFECT = 5;
