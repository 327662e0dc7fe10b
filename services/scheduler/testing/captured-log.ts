import { type Logger, pino } from 'pino';

/** Returns a log and what was written to it, for tests of what the operator reads: whole lines, and their messages. */
export function capturedLog(): { log: Logger; lines: string[]; messages: string[] } {
  const lines: string[] = [];
  const messages: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    messages.push(JSON.parse(line).msg);
  };
  return { log: pino({ level: 'info' }, { write }), lines, messages };
}
