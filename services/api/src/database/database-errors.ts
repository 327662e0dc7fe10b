/** Returns the code of a driver's or the system's error; '' if it has none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// PostgreSQL's classes for connection errors, insufficient resources (disk full, too many connections) and a server that
// shuts down or starts; then read-only (a standby), statement timeout, lock timeout.
const awayState = /^(08...|53...|57P0[1-5]|25006|57014|55P03)$/;

// pg's messages without a code for an ended connection and for a connection timeout; Knex puts the statement before them.
const awayMessage = /Connection (terminated|ended)\b|is not queryable|^timeout expired$/;

/** Whether an error says that the database cannot serve now and may later, so that a client may retry. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    unreachable.has(code) ||
    awayState.test(code) ||
    error.name === 'KnexTimeoutError' ||
    awayMessage.test(error.message)
  );
}

/** Whether PostgreSQL ended a transaction because of another one: a serialization failure or a deadlock. Worth a retry. */
export const isWorthRepeating = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Whether a number does not fit into 32 bits. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** Whether a constraint refused a write: a row was added or removed after the check before it. */
export const isConflict = (error: unknown): boolean => ['23503', '23505'].includes(codeOf(error));
