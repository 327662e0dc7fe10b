import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Returns what the operator reads of an error, by default of a defect. */
async function shown(level: string, error: Error = new TypeError('no such thing')): Promise<string> {
  vi.stubEnv('LOG_LEVEL', level);
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(async () => {
    throw error;
  }, []);
  expect(process.exitCode).toBe(1);
  return written.mock.calls.flat().join('\n');
}

test('a defect is one sentence that says what to do', async () => {
  expect(await shown('')).toBe(
    'no such thing: this was not expected. Start it again; if it stays, report it with what LOG_LEVEL=debug shows.',
  );
});

test('its stack is shown with LOG_LEVEL=debug', async () => {
  expect(await shown('debug')).toMatch(/^TypeError: no such thing\n\s+at .*run-command\.test/);
});

test.each([
  [
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    /^The database took too long/,
  ],
  [new Error('timeout expired'), /^The database took too long/],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), /^A step took too long/],
])('what was not done in time, %s, says to wait and start again', async (error, sentence) => {
  const words = await shown('', error);
  expect(words).toMatch(sentence);
  expect(words).toContain('Wait a minute and start it again: what was finished is kept.');
  expect(words).toContain(error.message);
});

test('what went wrong first is shown, not that closing what was open failed after it', async () => {
  const pair = new SuppressedError(new Error('closed twice'), new Error('timeout expired'));
  expect(await shown('', pair)).toMatch(/^The database took too long/);
});
