import pg from 'pg';
import { type SerializedError, stdSerializers } from 'pino';

/** PostgreSQL's fields that may quote a row or a bound value. */
const QUOTING = ['detail', 'where', 'hint', 'internalQuery'] as const;
/** PostgreSQL's class of errors about a value; their messages quote it. */
const ABOUT_A_VALUE = /^22/;

/** Returns an error as a log may hold it: without rows and values, which are people's names and numbers. */
export function loggableError(error: Error): SerializedError {
  // Others pass unchanged, even what a library logs as an error and is none.
  if (!(error instanceof pg.DatabaseError)) return stdSerializers.err(error);
  const logged = { ...stdSerializers.err(error) };
  for (const field of QUOTING) delete logged[field];
  if (ABOUT_A_VALUE.test(String(logged.code))) {
    const [, ...calls] = logged.stack.split('\n    at ');
    logged.message = `A value was refused: ${logged.code}`;
    logged.stack = [logged.message, ...calls].join('\n    at ');
  }
  return logged;
}
