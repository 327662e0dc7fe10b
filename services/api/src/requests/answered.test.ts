import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logAnswered } from './answered.ts';

const answered = {
  requestId: 'a-1',
  address: '192.0.2.9" \\',
  method: 'GET',
  path: '/"quotes"\\\u0007',
  route: 'none',
  status: 404,
  ms: 1.26,
};

function logged(level: string) {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  const log = pino({ level }, destination).child({ role: 'api' });
  return { log, destination, lines };
}

test('the line has the fields that log.info would write, whatever the address and the path hold', () => {
  const { log, destination, lines } = logged('info');
  logAnswered(log, destination)(answered);
  const { route: _, ...fields } = answered;
  log.info({ ...fields, ms: 1.3 }, 'request');
  const [ours, theirs] = lines.map((line) => JSON.parse(line));
  expect(lines[0]?.endsWith('}\n')).toBe(true);
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
  expect({ ...ours, time: 0 }).toEqual({ ...theirs, time: 0 });
});

test('a log of a higher level has no line for a request', () => {
  const { log, destination, lines } = logged('warn');
  logAnswered(log, destination)(answered);
  expect(lines).toEqual([]);
});
