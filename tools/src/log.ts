import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** The process's log: lines for a person on a terminal, JSON anywhere else. */
export function openLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level });
  return pino({ level }, pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' }));
}
