import { type Logger, pino } from 'pino';

/** A log that keeps its messages, for tests of what the operator is told. */
export function heardLog(): { log: Logger; heard: string[] } {
  const heard: string[] = [];
  const write = (line: string) => void heard.push(JSON.parse(line).msg);
  return { log: pino({ level: 'info' }, { write }), heard };
}
