import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** Returns the process's log: readable lines on a terminal, JSON elsewhere. */
export function openLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level }, batchedDestination());
  return pino({ level }, pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' }));
}

/** How many characters are written at once, and after how many milliseconds fewer are. */
const BATCH = { length: 16_000, ms: 250 };

/**
 * Writes lines in batches: one system call per line would cost more than the answer that it logs. pino's destination can
 * batch too, but it measures the whole batch again for each line, which costs as much as all the rest of the line.
 */
function batchedDestination() {
  const destination = pino.destination({ dest: 1, sync: true });
  let batch = '';
  const write = () => {
    if (batch !== '') destination.write(batch);
    batch = '';
  };
  // Where a reader is slow, the destination still holds what the pipe did not take. Of a file it waits for the disk, so not
  // for each batch.
  const flushSync = () => {
    write();
    destination.flushSync();
  };
  setInterval(write, BATCH.ms).unref();
  process.on('exit', flushSync);
  return {
    write(line: string): void {
      batch += line;
      if (batch.length >= BATCH.length) write();
    },
    // pino calls it after a fatal line.
    flushSync,
  };
}
