import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** Returns the process's log: readable lines on a terminal, JSON elsewhere. */
export function openLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level }, batchedDestination());
  return pino({ level }, pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' }));
}

/** Writes lines in batches: one system call per line would cost more than the answer that it logs. */
function batchedDestination() {
  const lines = pino.destination({ dest: 1, sync: true, minLength: 16_000, periodicFlush: 250 });
  process.on('exit', () => lines.flushSync());
  return lines;
}
