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
// shuts down or starts; then read-only (a standby).
const awayState = /^(08...|53...|57P0[1-5]|25006)$/;

// A statement that took too long, a lock that another session holds, a transaction that waited too long for its next
// statement: the limits of each pool (pools.ts).
const cutOff = ['57014', '55P03', '25P03'];

// pg's own errors for an ended connection and for a connection timeout have neither a code nor a class. Their messages end
// so, behind Knex's statement, in which values are placeholders; an error that quotes a value is PostgreSQL's and has a code.
const awayMessages = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Connection ended unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
];

/** Whether an error says that the database cannot serve now and may later, so that a client may retry. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== '') return unreachable.has(code) || awayState.test(code);
  return (
    error.name === 'KnexTimeoutError' ||
    awayMessages.some((message) => error.message === message || error.message.endsWith(` - ${message}`))
  );
}

/** Whether PostgreSQL cut off a statement at one of its pool's limits. Nothing of its transaction is stored. */
export const isDatabaseBusy = (error: unknown): boolean => cutOff.includes(codeOf(error));

/** Whether PostgreSQL ended a transaction because of another one: a serialization failure or a deadlock. Worth a retry. */
export const isWorthRepeating = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Whether the same work may succeed later by itself. Any other error is a defect, of the code or of the data. */
export const isTemporary = (error: unknown): boolean =>
  isDatabaseAway(error) || isDatabaseBusy(error) || isWorthRepeating(error);

/** Whether a number does not fit into 32 bits. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** Whether a constraint refused a write: a row was added or removed after the check before it. */
export const isConflict = (error: unknown): boolean => ['23503', '23505'].includes(codeOf(error));
