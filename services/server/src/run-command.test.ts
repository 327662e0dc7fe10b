import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Returns what the operator reads of a defect. */
async function shown(level: string): Promise<string> {
  vi.stubEnv('LOG_LEVEL', level);
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(async () => {
    throw new TypeError('no such thing');
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
