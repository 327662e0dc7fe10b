/** What a driver's or the system's error says of itself, where it does. */
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

// PostgreSQL's classes: connection exception, insufficient resources (disk full, too many connections), shut down or
// starting; and single ones: read-only (a standby), statement cancelled by its timeout, lock not available in time.
const awayState = /^(08...|53...|57P0[1-5]|25006|57014|55P03)$/;

// What pg throws without a code when a connection ends, or none can be had in time; Knex puts the statement before it.
const awayMessage = /Connection (terminated|ended)\b|is not queryable|^timeout expired$/;

/** Whether an error says that the database cannot serve now and may later: the same call is worth repeating. */
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

/** Two transactions stood in each other's way and PostgreSQL ended this one: repeated, it goes through. */
export const isWorthRepeating = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** A sum that left 32 bits. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** A row was added or removed between the check and the write; the constraint kept the promise. */
export const isConflict = (error: unknown): boolean => ['23503', '23505'].includes(codeOf(error));
