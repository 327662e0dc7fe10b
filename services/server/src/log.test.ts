import { execa } from 'execa';
import { expect, test } from 'vitest';

/** Runs code with a `log` that writes into a pipe, as under a process manager. Returns the messages it has written. */
async function messagesOf(code: string): Promise<string[]> {
  const { stdout } = await execa({
    reject: false,
  })`${process.execPath} --input-type=module --eval ${`import { openLog } from '${new URL('log.ts', import.meta.url)}';
    const { log } = openLog('info');
    const kill = () => process.kill(process.pid, 'SIGKILL');
    ${code}`}`;
  return stdout.split('\n').map((line) => JSON.parse(line).msg);
}

test.each([
  ['a process that ends has written its last lines', 'process.exit()'],
  ['a fatal line is written at once, with all before it', `log.fatal('fatal'); kill()`],
  ['a line is written within a second, though none follows it', 'setTimeout(kill, 1_000)'],
])('%s', async (_, end) => {
  const messages = await messagesOf(`log.info('first'); log.info('second'); ${end}`);
  expect(messages.slice(0, 2)).toEqual(['first', 'second']);
  expect(messages.slice(2)).toEqual(end.includes('fatal') ? ['fatal'] : []);
});
