import { type Logger, pino } from 'pino';

/** Returns a log and the list of messages written to it, for tests of what the operator reads. */
export function capturedLog(): { log: Logger; messages: string[] } {
  const messages: string[] = [];
  const write = (line: string) => void messages.push(JSON.parse(line).msg);
  return { log: pino({ level: 'info' }, { write }), messages };
}
