import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';

/** The process's log: JSON lines, or for a person where the output is a terminal. */
export function openLog(level: string, { terminal }: { terminal: boolean }): Logger {
  const base = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return terminal
    ? pino(base, pretty({ sync: true, translateTime: 'HH:MM:ss', hideObject: false }))
    : pino(base);
}
