import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** The process's log: lines for a person on a terminal, JSON anywhere else. */
export function openLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level }, inBatches());
  return pino({ level }, pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' }));
}

/** A write to the system costs more than the answer that its line tells of: lines are written together. */
function inBatches() {
  const lines = pino.destination({ dest: 1, sync: true, minLength: 16_000, periodicFlush: 250 });
  process.on('exit', () => lines.flushSync());
  return lines;
}
